extension View {
  /// Lets the symbols inside move for as long as `isActive` is true.
  ///
  /// Effects that go round do so without end, unless the options say how often.
  @ViewBuilder
  nonisolated public func symbolEffect<Effect: IndefiniteSymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    let motion = effect.motion
    // What decides is the effect alone, so that the content keeps its state.
    if motion.isHeld {
      let pose = motion.poses.first ?? .rest
      modifier(
        SymbolStanceModifier(
          stance: SymbolStance(
            pose: isActive ? pose : .rest,
            animation: .smooth(duration: pose.duration / options.speedFactor))))
    } else {
      modifier(SymbolMotionModifier(motion: motion, options: options, isActive: isActive))
    }
  }

  /// Lets the symbols inside move once for each change of `value`, or as often as the options say;
  /// without end, from the first change on.
  nonisolated public func symbolEffect<Effect: DiscreteSymbolEffect, Value: Equatable>(
    _ effect: Effect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View {
    modifier(SymbolTriggerModifier(motion: effect.motion, options: options, value: value))
  }

  /// Leaves the symbols inside alone, whatever effects are set further out, if `isEnabled` is true.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolStances) { if isEnabled { $0 = [] } }
  }
}
