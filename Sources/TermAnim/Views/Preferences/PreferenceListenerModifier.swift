/// The modifier that lets a listener hear its content.
nonisolated struct PreferenceListenerModifier<Key: PreferenceKey>: PrimitiveModifier {
  let listener: PreferenceListener<Key>

  @MainActor
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, PreferenceListenerModifier<Key>>, in context: NodeContext
  ) -> TypedNode<ModifiedContent<Content, PreferenceListenerModifier<Key>>> {
    PreferenceListenerNode(view, in: context)
  }
}
