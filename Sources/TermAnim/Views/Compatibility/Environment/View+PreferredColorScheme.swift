extension View {
  /// Makes the ground of the whole screen light or dark as long as the view is shown.
  ///
  /// All views see the scheme in their environment. What was presented last, such as a sheet, has the say
  /// before what is behind; in it the outermost wish counts, and of several beside each other the first. A
  /// page that covers others has the say before them, and a tab that does not show has none. Nil is no
  /// wish.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(WishModifier(value: colorScheme))
  }
}
