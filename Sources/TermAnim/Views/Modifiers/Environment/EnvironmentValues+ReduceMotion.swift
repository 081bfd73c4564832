extension EnvironmentValues {
  /// Whether transitions that move are to be fades.
  @Entry public var accessibilityReduceMotion: Bool = false

  /// Whether everything is at once where its animation would end, as the host wishes.
  ///
  /// Phase animators stay in their first phase, and keyframe animators show their last values, or
  /// the first ones if they repeat. Timelines go on: they show what time it is.
  @Entry var isStill: Bool = false
}
