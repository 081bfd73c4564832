/// The node of the views that a transition makes around an element.
final class TransitionNode: ViewNode {
  private var transition: AnyTransition
  private var phase: TransitionPhase
  private let source: ElementContentSource
  private let scope: TransactionScope
  private var content: TransitionContent?
  private(set) var element: Element?

  /// A node for `element`, which is that of a view somewhere in `container`.
  init(
    _ transition: AnyTransition, around element: Element, inside container: ViewNode,
    phase: TransitionPhase
  ) {
    (self.transition, self.phase) = (transition, phase)
    scope = TransactionScope(parent: container.inputs.transactions)
    var inputs = container.inputs
    inputs.transactions = scope
    source = ElementContentSource(element, inside: container, seeing: inputs.environment)
    super.init(in: container.context(inputs))
    animate()
    content = transition.base.makeContent(source, phase: phase, in: self.context())
    var elements: [Element] = []
    appendElements(to: &elements)
    self.element = elements.first
  }

  /// Lets the transition's own animation, if it has one, be that of all that happens in it.
  private func animate() {
    let animation = transition.animation
    scope.apply(animation.map { animation in { $0.animation = animation } })
  }

  override var children: [ViewNode] {
    if let content { [content.node] } else { [] }
  }

  /// Whether there may be more of the transition than the way in and out.
  var isSeenAtRest: Bool { transition.base.properties.isSeenAtRest }

  /// Lets the views of the element see what the transition sets for them, once all is made.
  func begin() {
    source.begin()
  }

  /// Sets nothing for the views of the element any more.
  func end() {
    source.end()
  }

  /// Lets the views of the element be as they are without the transition.
  func takeBack() {
    source.takeBack()
  }

  /// Becomes `transition` in the current phase, and says whether it can; it cannot become one of
  /// another type.
  func take(_ transition: AnyTransition) -> Bool {
    guard content?.take(transition.base) == true else { return false }
    self.transition = transition
    animate()
    return true
  }

  /// Comes, or stays after all.
  func arrive() {
    animate()
    update(to: .identity)
  }

  private func update(to phase: TransitionPhase) {
    self.phase = phase
    content?.update(to: phase, inputs: inputs)
  }

  override func update(inputs: ViewInputs) {
    super.update(inputs: inputs)
    source.update(surroundings: inputs.environment)
    update(to: phase)
  }

  /// Takes note that the container sees another environment.
  func update(surroundings: EnvironmentSnapshot) {
    var inputs = inputs
    inputs.environment = surroundings
    update(inputs: inputs)
  }

  /// Makes a change to what is in the container as if that were in the transition.
  func animating(_ change: () -> Void) {
    guard let outer = scope.parent else { return change() }
    graph.run(with: transaction, inside: outer, change)
  }

  /// Goes, and calls `completion` when everything that moves on that account has come to rest.
  func depart(completion: @escaping () -> Void) {
    let animation = transition.animation
    scope.apply(
      { transaction in
        if let animation { transaction.animation = animation }
        transaction.addAnimationCompletion(criteria: .removed, completion)
      }, during: graph.currentUpdate.number)
    // Asked for here, so that the completion is due even if nothing moves.
    _ = self.transaction
    update(to: .didDisappear)
  }
}
