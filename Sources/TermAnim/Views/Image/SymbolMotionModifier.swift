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

/// Lets the symbols in its content move when a value changes.
struct SymbolTriggerModifier<Value: Equatable> {
  let motion: SymbolMotion
  let options: SymbolEffectOptions
  let value: Value
  /// Whether the value has changed: from then on there may be no end.
  @State private var hasChanged = false

  nonisolated init(motion: SymbolMotion, options: SymbolEffectOptions, value: Value) {
    (self.motion, self.options, self.value) = (motion, options, value)
  }
}

extension SymbolTriggerModifier: ViewModifier {
  func body(content: Content) -> some View {
    let rounds = SymbolRounds(of: motion, options, isUsuallyEndless: false)
    let isWaiting = rounds.isEndless && !hasChanged
    content
      .modifier(
        SymbolRoundsModifier(
          rounds: isWaiting ? .none : rounds, trigger: AnimationTrigger(value))
      )
      .onChange(of: value) {
        if isWaiting { hasChanged = true }
      }
  }
}

/// Holds its content in a pose, whatever it is.
nonisolated struct SymbolPoseModifier: ViewModifier {
  let pose: SymbolPose

  @MainActor
  func body(content: Content) -> some View {
    content
      .scaleEffect(pose.scale)
      .opacity(pose.opacity)
  }
}
