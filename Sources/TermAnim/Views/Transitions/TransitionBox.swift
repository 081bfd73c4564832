/// A transition whose type is not known.
protocol TransitionBox {
  @MainActor
  var properties: TransitionProperties { get }

  /// The views of the transition around `source`.
  @MainActor
  func makeContent(
    _ source: ContentSource, phase: TransitionPhase, in context: NodeContext
  ) -> TransitionContent

  // Two steps each, so that both types are known in the second.

  func combined(with other: any TransitionBox) -> AnyTransition
  func combined<First: Transition>(after first: First) -> AnyTransition
  func asymmetric(with removal: any TransitionBox) -> AnyTransition
  func asymmetric<Insertion: Transition>(after insertion: Insertion) -> AnyTransition
  func animated(_ animation: Animation?) -> AnyTransition
}
