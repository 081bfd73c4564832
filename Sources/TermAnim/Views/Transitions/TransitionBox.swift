/// A transition whose type is not known.
@MainActor
protocol TransitionBox {
  nonisolated var properties: TransitionProperties { get }

  /// The views of the transition around `source`.
  func makeContent(
    _ source: ContentSource, phase: TransitionPhase, in context: NodeContext
  ) -> any TransitionContent

  nonisolated func combined(with other: any TransitionBox) -> AnyTransition
  nonisolated func combined<First: Transition>(after first: First) -> AnyTransition
  nonisolated func asymmetric(with removal: any TransitionBox) -> AnyTransition
  nonisolated func asymmetric<Insertion: Transition>(after insertion: Insertion) -> AnyTransition
  nonisolated func animated(_ animation: Animation?) -> AnyTransition
}
