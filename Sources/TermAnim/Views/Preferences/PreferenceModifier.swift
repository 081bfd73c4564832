/// A modifier that says something under a key, instead of or besides what its content says.
@MainActor
protocol PreferenceModifier: PrimitiveModifier {
  associatedtype Key: PreferenceKey

  /// What the view says, given what the content says; nil for nothing.
  func value(content: () -> Key.Value?) -> Key.Value?
}

extension PreferenceModifier {
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> TypedNode<ModifiedContent<Content, Self>> {
    PreferenceNode(view, in: context)
  }
}
