extension EnvironmentValues {
  /// Whether views can be used.
  @Entry public var isEnabled: Bool = true
}

extension View {
  /// Keeps the view, and what is in it, from being used, if `disabled` says so or one around does.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
