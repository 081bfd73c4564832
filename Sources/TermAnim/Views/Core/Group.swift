/// Several views taken together, each laid out by what is around.
public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  public typealias Body = Never

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    UnaryNode(self, in: context, content: { $0.content })
  }
}
