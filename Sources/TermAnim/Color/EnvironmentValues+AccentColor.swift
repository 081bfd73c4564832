extension EnvironmentValues {
  /// What `Color.accentColor` looks like; nil is the system's blue.
  var accentColor: Color? {
    get { self[AccentColorKey.self] }
    set { self[AccentColorKey.self] = newValue }
  }

  private enum AccentColorKey: EnvironmentKey {
    static let defaultValue: Color? = nil
  }
}
