/// One of two views: what `if` and `switch` become in a view builder.
public struct ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

/// The name that SwiftUI has for it.
// swift-format-ignore: NoLeadingUnderscores
public typealias _ConditionalContent<TrueContent, FalseContent> =
  ConditionalContent<TrueContent, FalseContent>

extension ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    BranchNode(self, in: context) { view in
      switch view.storage {
      case .first(let content): Branch(id: 0, content)
      case .second(let content): Branch(id: 1, content)
      }
    }
  }
}
