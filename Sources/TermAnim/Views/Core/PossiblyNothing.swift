/// A view whose description tells whether it is nothing at all.
@MainActor
protocol PossiblyNothing {
  var isNothing: Bool { get }
}

extension View {
  /// Whether the view is nothing, as far as its description tells: no body is asked.
  var isKnownToBeNothing: Bool { (self as? any PossiblyNothing)?.isNothing ?? false }
}

extension EmptyView: PossiblyNothing {
  var isNothing: Bool { true }
}

extension Optional: PossiblyNothing where Wrapped: View {
  var isNothing: Bool { map(\.isKnownToBeNothing) ?? true }
}

extension ConditionalContent: PossiblyNothing where TrueContent: View, FalseContent: View {
  var isNothing: Bool {
    switch storage {
    case .first(let content): content.isKnownToBeNothing
    case .second(let content): content.isKnownToBeNothing
    }
  }
}

extension Group: PossiblyNothing where Content: View {
  var isNothing: Bool { content.isKnownToBeNothing }
}

extension ForEach: PossiblyNothing where Content: View {
  var isNothing: Bool { resolved == nil && data.isEmpty }
}

extension TupleView: PossiblyNothing {
  var isNothing: Bool {
    Mirror(reflecting: value).children.allSatisfy {
      ($0.value as? any View)?.isKnownToBeNothing ?? false
    }
  }
}
