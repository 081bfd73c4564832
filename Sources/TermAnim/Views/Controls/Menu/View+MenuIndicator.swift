extension EnvironmentValues {
  /// Whether menus have a sign beside their labels; automatic is as each of them has it by itself.
  @Entry public internal(set) var menuIndicatorVisibility: Visibility = .automatic
}

extension View {
  /// Shows or hides the sign that menus inside have beside their labels.
  ///
  /// By themselves pickers have one, and menus have none.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}
