/// A transition in one phase, as a modifier.
struct TransitionModifier<Base: Transition>: ViewModifier {
  let transition: Base
  let phase: TransitionPhase

  func body(content: Content) -> some View {
    transition.body(content: PlaceholderContentView(content.source), phase: phase)
  }
}
