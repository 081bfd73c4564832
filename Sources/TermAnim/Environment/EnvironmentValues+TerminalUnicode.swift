extension EnvironmentValues {
  /// Whether the terminal shows characters outside ASCII; true where nothing else is known.
  ///
  /// Where it does not, each becomes the nearest of ASCII or `?`; a view that knows better words
  /// can choose them.
  @Entry public internal(set) var terminalHasUnicode: Bool = true
}
