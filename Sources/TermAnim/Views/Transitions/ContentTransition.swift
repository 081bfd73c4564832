/// How the content of a view changes when the view stays.
public struct ContentTransition: Hashable, Sendable {
  /// What becomes of the old content and the new one.
  enum Kind: Hashable, Sendable {
    case identity
    case interpolate
    case opacity
    /// Digits roll, the other way when it counts down.
    case numericText(countsDown: Bool)
    /// Digits roll the way in which the value goes.
    case numericValue(Double)
    /// Symbols take each other's place, so many times as fast as usual; all else is interpolated.
    case symbolEffect(ReplaceSymbolEffect, speed: Double)
  }

  let kind: Kind

  /// Whether it is for figures that count.
  var isNumeric: Bool {
    switch kind {
    case .numericText, .numericValue: true
    case .identity, .interpolate, .opacity, .symbolEffect: false
    }
  }

  /// The new content takes the old one's place at once.
  public static let identity = ContentTransition(kind: .identity)
  /// What can move from the old content to the new one does, and the rest fades.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// The old content fades into the new one.
  public static let opacity = ContentTransition(kind: .opacity)

  /// Digits that change roll up, or down when the text counts down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Digits that change roll up when `value` grows and down when it becomes less.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }
}

extension EnvironmentValues {
  /// How the contents of views change in animated transactions.
  @Entry public var contentTransition: ContentTransition = .interpolate

  /// Whether the content is drawn as one picture while it changes; of no effect on what is seen.
  @Entry public var contentTransitionAddsDrawingGroup: Bool = false
}

extension View {
  /// Lets the contents of the views inside change with a transition in animated transactions.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
