extension EnvironmentValues {
  /// Whether transitions that move are to be fades.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  private enum ReduceMotionKey: EnvironmentKey {
    static let defaultValue = false
  }
}
