import TermAnim

extension EnvironmentValues {
  /// How much may move; what never moves is to be worth looking at as it is.
  @Entry var motion = Motion.full
}
