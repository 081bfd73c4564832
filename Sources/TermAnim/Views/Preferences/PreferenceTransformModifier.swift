/// The modifier of `transformPreference`.
nonisolated struct PreferenceTransformModifier<Key: PreferenceKey>: PreferenceModifier {
  let transform: (inout Key.Value) -> Void

  @MainActor
  func value(content: () -> Key.Value?) -> Key.Value? {
    var value = content() ?? Key.defaultValue
    transform(&value)
    return value
  }
}

extension View {
  /// Edits what the view says under `key`; it says the default when there is nothing to edit.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransformModifier<K>(transform: callback))
  }
}
