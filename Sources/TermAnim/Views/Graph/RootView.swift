/// The view around all views of a graph, with what they present above them.
struct RootView<Content: View>: View, PrimitiveView {
  let content: Content

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    makeRootNode(in: context)
  }

  func makeRootNode(
    in context: NodeContext
  ) -> LayoutNode<
    Self, ScreenLayout, TupleView<(LayoutView<VStackLayout, Content>, PortalView<ZStackLayout>)>
  > {
    let presentations = context.graph.presentations
    return LayoutNode(self, in: context, layout: { _ in ScreenLayout() }) { view in
      TupleView(
        LayoutView(layout: VStackLayout(), content: view.content),
        PortalView(hosts: [presentations], layout: ZStackLayout()))
    }
  }
}
