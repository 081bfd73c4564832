extension EnvironmentValues {
  /// What `Color.accentColor` looks like; nil is the program's own, or else the system's blue.
  @Entry var accentColor: Color?

  /// Finds what `Color.accentColor` looks like where `accentColor` says nothing; its nil is the
  /// system's blue.
  ///
  /// Asked when something is painted so, as a program that does not need it is to read no files for
  /// it.
  @Entry var programAccent: (@Sendable () -> Color?)?
}
