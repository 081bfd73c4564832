/// A transition of a known type in a box.
struct TypedTransitionBox<Base: Transition>: TransitionBox {
  let transition: Base

  @MainActor
  var properties: TransitionProperties { Base.properties }

  @MainActor
  func makeContent(
    _ source: ContentSource, phase: TransitionPhase, in context: NodeContext
  ) -> TransitionContent {
    TypedTransitionContent(transition, in: context, phase: phase) { transition, phase in
      transition.apply(content: PlaceholderContentView<Base>(source), phase: phase)
    }
  }

  func combined(with other: any TransitionBox) -> AnyTransition {
    other.combined(after: transition)
  }

  func combined<First: Transition>(after first: First) -> AnyTransition {
    AnyTransition(CombinedTransition(first: first, second: transition))
  }

  func asymmetric(with removal: any TransitionBox) -> AnyTransition {
    removal.asymmetric(after: transition)
  }

  func asymmetric<Insertion: Transition>(after insertion: Insertion) -> AnyTransition {
    AnyTransition(AsymmetricTransition(insertion: insertion, removal: transition))
  }

  func animated(_ animation: Animation?) -> AnyTransition {
    AnyTransition(AnimatedTransition(base: transition, animation: animation))
  }
}
