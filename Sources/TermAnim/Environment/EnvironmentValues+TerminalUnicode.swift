extension EnvironmentValues {
  /// Whether the terminal shows characters outside ASCII; true where nothing else is known.
  ///
  /// Where it does not, each becomes the nearest of ASCII or `?`; a view that knows better words can
  /// choose them.
  public internal(set) var terminalHasUnicode: Bool {
    get { self[TerminalHasUnicodeKey.self] }
    set { self[TerminalHasUnicodeKey.self] = newValue }
  }

  private enum TerminalHasUnicodeKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }
}
