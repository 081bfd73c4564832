/// The node of the views that a transition makes around an element.
final class TransitionNode: ViewNode {
  private let transition: AnyTransition
  private let source: ElementContentSource
  private let scope: TransactionScope
  private var content: (any TransitionContent)?
  private(set) var element: Element?

  /// A node in `context`, whose transactions are those of `scope`.
  init(
    _ transition: AnyTransition, around element: Element, phase: TransitionPhase,
    in context: NodeContext, scope: TransactionScope
  ) {
    (self.transition, self.scope) = (transition, scope)
    source = ElementContentSource(element)
    super.init(in: context)
    content = transition.base.makeContent(source, phase: phase, in: self.context())
    var elements: [Element] = []
    appendElements(to: &elements)
    self.element = elements.first
  }

  override var children: [ViewNode] {
    if let content { [content.node] } else { [] }
  }

  func update(phase: TransitionPhase) {
    content?.update(to: phase, inputs: inputs)
  }

  func leave(completion: @escaping () -> Void) {
    let animation = transition.animation
    scope.apply(
      { transaction in
        if let animation { transaction.animation = animation }
        transaction.addAnimationCompletion(criteria: .removed, completion)
      }, during: graph.currentUpdate.number)
    // Asked for here, so that the completion is due even if nothing moves.
    _ = self.transaction
    update(phase: .didDisappear)
  }
}
