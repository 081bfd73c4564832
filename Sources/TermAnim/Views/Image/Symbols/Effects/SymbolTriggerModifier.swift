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
