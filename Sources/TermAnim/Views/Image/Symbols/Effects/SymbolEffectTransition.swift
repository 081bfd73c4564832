/// Coming from, and going to, the pose that an effect of symbols has.
nonisolated public struct SymbolEffectTransition: Transition {
  private let pose: SymbolPose

  /// What `effect` does to symbols is done to any view; options make no difference.
  public init<T: TransitionSymbolEffect>(
    effect: T, options: SymbolEffectOptions = .default
  ) {
    pose = effect.motion.poses.first ?? .rest
  }

  /// Something moves, and only on the way: views that have come are in the pose of rest.
  @MainActor
  public static var properties: TransitionProperties { .moving }

  @MainActor
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(SymbolPoseModifier(pose: phase.isIdentity ? .rest : pose))
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// The effect that is usual for symbols that come and go.
  public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: .automatic)
  }

  /// Coming and going in `effect`.
  public static func symbolEffect<T: TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}
