/// The modifier of `anchorPreference` and `transformAnchorPreference`.
nonisolated struct AnchorPreferenceModifier<Place, Key: PreferenceKey>: PrimitiveModifier {
  let source: Anchor<Place>.Source
  /// Whether `edit` is given what the content says, in place of the default.
  let keepsContent: Bool
  let edit: (inout Key.Value, Anchor<Place>) -> Void

  @MainActor
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, AnchorPreferenceModifier<Place, Key>>, in context: NodeContext
  ) -> TypedNode<ModifiedContent<Content, AnchorPreferenceModifier<Place, Key>>> {
    AnchorPreferenceNode(view, in: context)
  }
}

extension View {
  /// Tells the views around this one what `transform` makes of a place in it, in place of what the
  /// views in it say under `key`.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<A, K>(source: value, keepsContent: false) { $0 = transform($1) })
  }

  /// Edits what the view says under `key`, given a place in it.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorPreferenceModifier<A, K>(source: value, keepsContent: true, edit: transform))
  }
}
