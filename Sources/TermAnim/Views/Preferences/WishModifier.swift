/// A modifier that wishes something of what is around the view; nil is no wish.
nonisolated struct WishModifier<Value> {
  let value: Value?
}

nonisolated extension WishModifier: ViewModifier, PrimitiveModifier where Value: Equatable {
  @MainActor
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, WishModifier<Value>>, in context: NodeContext
  ) -> TypedNode<ModifiedContent<Content, WishModifier<Value>>> {
    WishNode(view, in: context)
  }
}
