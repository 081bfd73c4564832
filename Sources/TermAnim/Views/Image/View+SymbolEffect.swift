extension View {
  /// Lets symbols move for as long as `isActive` is true.
  @ViewBuilder
  nonisolated public func symbolEffect<Effect: IndefiniteSymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    let poses = effect.motion.poses
    // What decides is the effect alone, so that the content keeps its state.
    if poses.count > 1 {
      modifier(
        SymbolMotionModifier<Int>(
          poses: isActive ? poses : [.rest], speed: options.speedFactor, trigger: nil))
    } else {
      modifier(SymbolStanceModifier(pose: isActive ? poses.first ?? .rest : .rest))
    }
  }

  /// Lets symbols move once for each change of `value`, or on and on when the options say so.
  nonisolated public func symbolEffect<Effect: DiscreteSymbolEffect, Value: Equatable>(
    _ effect: Effect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View {
    modifier(
      SymbolMotionModifier(
        poses: effect.motion.poses, speed: options.speedFactor,
        trigger: options.isRepeating ? nil : value))
  }

  /// The view as it is: an effect moves all of the view that it is put on.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
