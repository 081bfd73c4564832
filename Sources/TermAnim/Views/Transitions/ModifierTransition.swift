/// One modifier while coming and going, and another of its type in between.
struct ModifierTransition<Modifier: ViewModifier>: Transition {
  let active: Modifier
  let identity: Modifier

  nonisolated init(active: Modifier, identity: Modifier) {
    (self.active, self.identity) = (active, identity)
  }

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}
