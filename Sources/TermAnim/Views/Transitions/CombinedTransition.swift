/// Two transitions at once.
struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  nonisolated init(first: First, second: Second) {
    (self.first, self.second) = (first, second)
  }

  static var properties: TransitionProperties {
    TransitionProperties(
      hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}
