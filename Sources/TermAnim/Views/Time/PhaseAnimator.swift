/// A view that goes from phase to phase, animating each change.
public struct PhaseAnimator<Phase, Content> {
  let phases: [Phase]
  /// What starts a round; nil goes round for ever.
  let trigger: AnimationTrigger?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?
}

extension PhaseAnimator: View, PrimitiveView where Phase: Equatable, Content: View {
  public typealias Body = Never

  /// A view that goes through `phases` again and again.
  ///
  /// A change takes until its animation is complete in the eyes of people, and at least a sixtieth
  /// of a second. With one phase nothing moves, and without any there is no content.
  ///
  /// - Parameters:
  ///   - phases: What is gone through.
  ///   - content: What a phase looks like.
  ///   - animation: What moves to a phase; nil for a jump.
  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, trigger) = (Array(phases), nil)
    (self.content, self.animation) = (content, animation)
  }

  /// A view in the first of `phases`, which goes through the others and back when `trigger`
  /// changes.
  ///
  /// A change on the way begins the round again, from what is shown to the second phase.
  ///
  /// - Parameters:
  ///   - phases: What is gone through.
  ///   - trigger: What starts a round.
  ///   - content: What a phase looks like.
  ///   - animation: What moves to a phase; nil for a jump.
  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, self.trigger) = (Array(phases), AnimationTrigger(trigger))
    (self.content, self.animation) = (content, animation)
  }

  /// A view that goes through `phases` again and again, or, with a trigger, once when that changes.
  nonisolated init(
    _ phases: [Phase], trigger: AnimationTrigger?, content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation?
  ) {
    (self.phases, self.trigger) = (phases, trigger)
    (self.content, self.animation) = (content, animation)
  }

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    PhaseNode(self, in: context)
  }
}
