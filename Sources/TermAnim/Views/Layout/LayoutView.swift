/// The views of a content, arranged by a layout.
struct LayoutView<Arrangement, Content> {
  let layout: Arrangement
  let content: Content
}

extension LayoutView: View, PrimitiveView where Arrangement: Layout, Content: View {
  typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    LayoutNode(self, in: context, layout: { $0.layout }, content: { $0.content })
  }
}
