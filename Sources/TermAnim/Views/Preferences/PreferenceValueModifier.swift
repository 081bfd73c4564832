/// The modifier of `preference(key:value:)`.
nonisolated struct PreferenceValueModifier<Key: PreferenceKey>: PreferenceModifier {
  let value: Key.Value

  @MainActor
  func value(content: () -> Key.Value?) -> Key.Value? { value }
}

extension View {
  /// Tells the views around this one `value`, in place of what the views in it say under `key`.
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(PreferenceValueModifier<K>(value: value))
  }
}
