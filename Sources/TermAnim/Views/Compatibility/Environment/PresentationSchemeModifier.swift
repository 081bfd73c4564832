/// A modifier of all that is presented as one, such as a sheet or what is behind all sheets: the graph
/// hears which ground the views in it wish for.
nonisolated struct PresentationSchemeModifier: PrimitiveModifier {
  @MainActor
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> TypedNode<ModifiedContent<Content, Self>> {
    PresentationSchemeNode(view, in: context)
  }
}
