/// The modifier of `preferredColorScheme`.
nonisolated struct PreferredColorSchemeModifier: PrimitiveModifier {
  let scheme: ColorScheme?

  @MainActor
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> TypedNode<ModifiedContent<Content, Self>> {
    PreferredColorSchemeNode(view, in: context)
  }
}

extension View {
  /// Makes the ground of the whole screen light or dark as long as the view is shown.
  ///
  /// All views see the scheme in their environment. Of several wishes the outermost one counts; nil
  /// is no wish.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(scheme: colorScheme))
  }
}
