/// The node of the views that a transition makes around an element.
final class TransitionNode: ViewNode, ElementCollecting {
  private var transition: AnyTransition
  private var phase: TransitionPhase
  /// The number of the update in which the phase became another one; nil for none.
  private var phaseUpdate: Int?
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
    (inputs.transactions, inputs.isUnary) = (scope, true)
    source = ElementContentSource(element, inside: container, seeing: inputs.environment)
    super.init(in: container.context(inputs))
    source.transition = self
    animate()
    content = transition.base.makeContent(source, phase: phase, in: self.context())
    self.element = isSeenAtRest ? TransitionElement(of: self) : firstElement
    collectElements()
  }

  private var firstElement: Element? {
    var elements: [Element] = []
    appendElements(to: &elements)
    return elements.first
  }

  // What the body shows is for the container of the element, which the body stands in for.
  override func elementsChanged() {
    if element is TransitionElement { graph.collectElements(of: self) }
  }

  func collectElements() {
    (element as? TransitionElement)?.show(firstElement)
    if let element { source.markElements(within: element) }
  }

  /// Lets the transition's own animation, if it has one, be that of all that happens in it.
  private func animate() {
    let animation = transition.animation
    scope.apply(
      animation.map { animation in { if !$0.disablesAnimations { $0.animation = animation } } })
  }

  override var children: [ViewNode] {
    if let content { [content.node] } else { [] }
  }

  /// Whether there may be more of the transition than the way in and out.
  var isSeenAtRest: Bool { transition.base.properties.isSeenAtRest }

  /// Whether the transition may animate its views on its own.
  var mayAnimate: Bool { transition.base.properties.mayAnimate }

  /// Whether the transition places its views elsewhere on the way.
  var placesViews: Bool { transition.base.properties.placesViews }

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

  /// Comes in the current update.
  ///
  /// Where the views may be laid out otherwise before, that is done first, so that they are seen on
  /// their way from there.
  func come() {
    guard isSeenAtRest else { return arrive() }
    graph.afterPreview { [weak self] in
      if let self, phase == .willAppear { arrive() }
    }
  }

  /// Comes, or stays after all.
  func arrive() {
    animate()
    update(to: .identity)
  }

  private func update(to phase: TransitionPhase) {
    if phase != self.phase { phaseUpdate = graph.currentUpdate.whole.number }
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
    graph.run(with: source.transaction ?? transaction, inside: outer, change)
  }

  /// Makes a change to what is in the container that is seen at once, whatever the transition's own
  /// animation.
  func still(_ change: () -> Void) {
    guard let outer = scope.parent else { return change() }
    var transaction = Transaction()
    transaction.isStill = true
    graph.run(with: transaction, inside: outer, change)
  }

  /// Places what is in the container as if that were in the transition, in the update in which that
  /// has gone to another phase.
  func animatingPhase(_ place: () -> Void) {
    let update = graph.currentUpdate
    if update.part == nil, update.number == phaseUpdate { animating(place) } else { place() }
  }

  /// What a transition puts around views is seen where these are, and not told of more.
  override func hides(_ child: ViewNode) -> Bool { false }

  /// Goes, and calls `completion` when everything that moves on that account has come to rest.
  func depart(completion: @escaping () -> Void) {
    let animation = transition.animation
    scope.apply(
      { transaction in
        if let animation, !transaction.disablesAnimations { transaction.animation = animation }
        transaction.addAnimationCompletion(criteria: .removed, completion)
      }, duringOnly: graph.currentUpdate)
    // Asked for here, so that the completion is due even if nothing moves.
    _ = self.transaction
    update(to: .didDisappear)
  }
}
