/// A modifier that makes a view of what its content says, and puts it in front of or behind it.
nonisolated struct SecondaryPreferenceModifier<Key: PreferenceKey, Secondary: View>:
  PrimitiveModifier
{
  let role: SecondaryRole
  let alignment: Alignment
  let secondary: (Key.Value) -> Secondary

  @MainActor
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, SecondaryPreferenceModifier<Key, Secondary>>,
    in context: NodeContext
  ) -> TypedNode<ModifiedContent<Content, SecondaryPreferenceModifier<Key, Secondary>>> {
    SecondaryPreferenceNode(view, in: context)
  }
}

extension View {
  /// Puts in front of the view what `transform` makes of what the views in it say under `key`.
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, V: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> V
  ) -> some View {
    modifier(
      SecondaryPreferenceModifier<Key, V>(
        role: .overlay, alignment: alignment, secondary: transform))
  }

  /// Puts behind the view what `transform` makes of what the views in it say under `key`.
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, V: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> V
  ) -> some View {
    modifier(
      SecondaryPreferenceModifier<Key, V>(
        role: .background, alignment: alignment, secondary: transform))
  }
}
