/// A modifier that lets the symbols in its content go through rounds of a motion.
nonisolated struct SymbolRoundsModifier: ViewModifier {
  let rounds: SymbolRounds
  /// What starts rounds that come to an end.
  let trigger: AnimationTrigger

  @MainActor
  func body(content: Content) -> some View {
    PhaseAnimator(rounds.phases, trigger: rounds.isEndless ? nil : trigger) { pose in
      content.modifier(SymbolStanceModifier(stance: rounds.stance(in: pose)))
    } animation: {
      rounds.animation(to: $0)
    }
  }
}
