/// A modifier that shows a view in another place; nothing changes in this one.
nonisolated struct PortalModifier<Secondary: View>: PrimitiveModifier {
  /// Nil is the screen, above everything else.
  let host: PortalHost?
  /// The direction in which a spacer grows there; nil is both.
  var axis: Axis?
  /// Nil shows nothing.
  let secondary: Secondary?

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
