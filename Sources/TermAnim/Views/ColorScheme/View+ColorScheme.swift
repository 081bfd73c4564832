extension View {
  /// Lets the view be drawn for a light or a dark ground, whatever the ground is.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
