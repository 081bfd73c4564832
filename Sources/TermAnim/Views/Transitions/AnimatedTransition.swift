/// A transition with an animation of its own.
nonisolated struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  @MainActor
  static var properties: TransitionProperties { Base.properties }

  @MainActor
  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
      .transaction { [animation] in $0.animation = animation }
  }
}
