extension View {
  /// The view as it is: the Tab key goes through all views as one reads them.
  nonisolated public func focusSection() -> some View { self }

  /// Makes the view what `resetFocus` gives the focus within.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(FocusScopeModifier(scope: FocusScope(namespace: namespace)))
  }

  /// Gives the focus to the view, or the first in it that can have it, when it appears and when
  /// `resetFocus` is called for `namespace`.
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(
      FocusScopeModifier(
        scope: FocusScope(namespace: namespace, isPreferred: prefersDefaultFocus)))
  }
}
