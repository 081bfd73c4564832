extension EnvironmentValues {
  /// Whether views can be used.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  private enum EnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }
}

extension View {
  /// Keeps the controls inside from being used; they are drawn fainter.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
