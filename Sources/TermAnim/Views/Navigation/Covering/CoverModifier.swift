/// A modifier that hides its content once it is covered and what moves on that account has come to
/// rest.
///
/// The content stays in the tree, as it is to hear of changes; but it has disappeared.
nonisolated struct CoverModifier: PrimitiveModifier {
  let isCovered: Bool

  @MainActor
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, CoverModifier>, in context: NodeContext
  ) -> TypedNode<ModifiedContent<Content, CoverModifier>> {
    CoverNode(view, in: context)
  }
}
