/// Lets the symbols in its content move for as long as an effect is active.
struct SymbolMotionModifier {
  let motion: SymbolMotion
  let options: SymbolEffectOptions
  let isActive: Bool
  /// How often the effect has become active.
  @State private var starts = 0

  nonisolated init(motion: SymbolMotion, options: SymbolEffectOptions, isActive: Bool) {
    (self.motion, self.options, self.isActive) = (motion, options, isActive)
  }
}

extension SymbolMotionModifier: ViewModifier {
  func body(content: Content) -> some View {
    let rounds =
      isActive ? SymbolRounds(of: motion, options, isUsuallyEndless: true) : .none
    content
      .modifier(SymbolRoundsModifier(rounds: rounds, trigger: AnimationTrigger(starts)))
      .onChange(of: isActive, initial: true) {
        if isActive, !rounds.isEndless { starts += 1 }
      }
  }
}
