/// The views of a content, arranged by a layout.
struct LayoutView<Arrangement: Layout, Content: View>: View, PrimitiveView {
  let layout: Arrangement
  let content: Content

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    LayoutNode(self, in: context, layout: { $0.layout }, content: { $0.content })
  }
}
