/// The modifier of `onPreferenceChange`.
nonisolated struct PreferenceActionModifier<Key: PreferenceKey>: PrimitiveModifier
where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  @MainActor
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, PreferenceActionModifier<Key>>, in context: NodeContext
  ) -> TypedNode<ModifiedContent<Content, PreferenceActionModifier<Key>>> {
    PreferenceActionNode(view, in: context)
  }
}

extension View {
  /// Runs `action` after updates in which what the views in this one say under `key` has changed.
  ///
  /// Called for the first time when one of them says something; what is gone counts as the default.
  /// An action that changes what is said is called again, up to a limit of some 8 times in a frame.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceActionModifier<K>(action: action))
  }
}
