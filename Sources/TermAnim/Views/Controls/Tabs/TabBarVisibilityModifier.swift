/// A modifier that says something about the bar of the tab view around; `automatic` says nothing.
nonisolated struct TabBarVisibilityModifier: PrimitiveModifier {
  let visibility: Visibility

  @MainActor
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, TabBarVisibilityModifier>, in context: NodeContext
  ) -> TypedNode<ModifiedContent<Content, TabBarVisibilityModifier>> {
    TabBarVisibilityNode(view, in: context)
  }
}
