extension EnvironmentValues {
  /// What `Color.accentColor` looks like; nil is the program's own, or else the system's blue.
  var accentColor: Color? {
    get { self[AccentColorKey.self] }
    set { self[AccentColorKey.self] = newValue }
  }

  /// Finds what `Color.accentColor` looks like where `accentColor` says nothing; its nil is the system's
  /// blue.
  ///
  /// Asked when something is painted so, as a program that does not need it is to read no files for it.
  var programAccent: (@Sendable () -> Color?)? {
    get { self[ProgramAccentKey.self] }
    set { self[ProgramAccentKey.self] = newValue }
  }

  private enum ProgramAccentKey: EnvironmentKey {
    static let defaultValue: (@Sendable () -> Color?)? = nil
  }

  private enum AccentColorKey: EnvironmentKey {
    static let defaultValue: Color? = nil
  }
}
