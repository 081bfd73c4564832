/// The view around all views of a graph.
struct RootView<Content: View>: View, PrimitiveView {
  let content: Content

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    makeRootNode(in: context)
  }

  func makeRootNode(in context: NodeContext) -> LayoutNode<Self, VStackLayout, Content> {
    LayoutNode(self, in: context, layout: { _ in VStackLayout() }, content: { $0.content })
  }
}
