/// A modifier of all that is presented as one, such as a sheet: it has the ground that the views in
/// it wish for.
nonisolated struct PresentationSchemeModifier: PrimitiveModifier {
  /// Whether it is what is behind all that is presented, and the whole screen has its ground.
  let isWindow: Bool

  @MainActor
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> TypedNode<ModifiedContent<Content, Self>> {
    PresentationSchemeNode(view, in: context)
  }
}
