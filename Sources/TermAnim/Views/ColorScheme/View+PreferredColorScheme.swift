extension View {
  /// Makes the ground of what is presented around the view, such as a sheet or a popover, or else
  /// of the whole screen, light or dark as long as the view is shown.
  ///
  /// All views on it see the scheme in their environment, and so does what they present. The
  /// outermost wish counts, and of several beside each other the first. A page that covers others
  /// has the say before them, and a tab that does not show has none. Nil is no wish.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(WishModifier(value: colorScheme))
  }
}
