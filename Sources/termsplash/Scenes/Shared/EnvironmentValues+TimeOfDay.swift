import TermAnim

extension EnvironmentValues {
  /// Whether a clock begins with the time of day; where pictures are to be the same each time it
  /// does not.
  @Entry var showsTimeOfDay = false
}
