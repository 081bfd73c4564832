/// A transition with an animation of its own.
struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  nonisolated init(base: Base, animation: Animation?) {
    (self.base, self.animation) = (base, animation)
  }

  static var properties: TransitionProperties { Base.properties }

  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
      .transaction { [animation] in $0.animation = animation }
  }
}
