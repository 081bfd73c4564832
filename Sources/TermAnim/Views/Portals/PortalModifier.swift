/// A modifier that shows a view in another place; nothing changes in this one.
nonisolated struct PortalModifier<Secondary> {
  /// Nil is the screen, above everything else.
  let host: PortalHost?
  /// The direction in which a spacer grows there; nil is both.
  var axis: Axis?
  /// Nil shows nothing.
  let secondary: Secondary?
}

nonisolated extension PortalModifier: ViewModifier, PrimitiveModifier where Secondary: View {
  /// The host in `graph`.
  @MainActor
  func host(in graph: ViewGraph) -> PortalHost { host ?? graph.presentations }

  @MainActor
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, PortalModifier<Secondary>>, in context: NodeContext
  ) -> TypedNode<ModifiedContent<Content, PortalModifier<Secondary>>> {
    PortalNode(view, in: context)
  }
}
