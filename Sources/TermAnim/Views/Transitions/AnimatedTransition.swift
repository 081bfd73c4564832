/// A transition with an animation of its own, which is not that of its content: of two transitions
/// together, the other one.
nonisolated struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  @MainActor
  static var properties: TransitionProperties { Base.properties.animated }

  @MainActor
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      TransitionModifier(transition: base, phase: phase)
        .transaction { [animation] in if !$0.disablesAnimations { $0.animation = animation } })
  }
}
