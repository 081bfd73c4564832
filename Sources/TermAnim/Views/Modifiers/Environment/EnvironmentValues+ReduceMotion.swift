extension EnvironmentValues {
  /// Whether transitions that move are to be fades.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether everything is at once where its animation would end, as the host wishes.
  ///
  /// Phase animators stay in their first phase, and keyframe animators show their last values, or
  /// the first ones if they repeat. Timelines go on: they show what time it is.
  var isStill: Bool {
    get { self[StillnessKey.self] }
    set { self[StillnessKey.self] = newValue }
  }

  private enum ReduceMotionKey: EnvironmentKey {
    static let defaultValue = false
  }

  private enum StillnessKey: EnvironmentKey {
    static let defaultValue = false
  }
}
