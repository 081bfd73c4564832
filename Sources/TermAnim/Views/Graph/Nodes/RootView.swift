/// The view around all views of a graph, with what they present above them.
struct RootView<Content: View>: View, PrimitiveView {
  let content: Content

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    makeRootNode(in: context)
  }

  func makeRootNode(
    in context: NodeContext
  ) -> LayoutNode<
    Self, ScreenLayout, TupleView<(LayoutView<VStackLayout, Behind>, PortalView<ZStackLayout>)>
  > {
    let presentations = context.graph.presentations
    return LayoutNode(self, in: context, layout: { _ in ScreenLayout() }) { view in
      TupleView(
        LayoutView(
          layout: VStackLayout(),
          content: view.content.modifier(PresentationSchemeModifier(isWindow: true))),
        PortalView(hosts: [presentations], layout: ZStackLayout()))
    }
  }

  /// What is behind all that is presented.
  typealias Behind = ModifiedContent<Content, PresentationSchemeModifier>
}
