/// A modifier that puts another view in front of, behind, or over its content as a mask.
nonisolated struct SecondaryModifier<Secondary> {
  let role: SecondaryRole
  let alignment: Alignment
  let secondary: Secondary
}

nonisolated extension SecondaryModifier: ViewModifier, PrimitiveModifier where Secondary: View {
  @MainActor
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, SecondaryModifier<Secondary>>, in context: NodeContext
  ) -> TypedNode<ModifiedContent<Content, SecondaryModifier<Secondary>>> {
    SecondaryNode(view, in: context)
  }
}
