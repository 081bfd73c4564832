/// A transition around one element of a container.
@MainActor
final class ItemTransition {
  private let node: TransitionNode
  /// The element within its transition.
  let element: Element

  /// The transition of `element`, whose view is somewhere in `container`, as it comes.
  ///
  /// Nil where nothing would be seen of it: not on the way, as that is not animated or the element
  /// `isThereAtOnce`, and not afterwards.
  static func arriving(
    _ element: Element, in container: ViewNode, isThereAtOnce: Bool
  ) -> ItemTransition? {
    let own = element.traits.transition
    if isThereAtOnce, own == nil { return nil }
    let transition = (own ?? .opacity).adjusted(to: container.environment)
    guard !isThereAtOnce, transition.isAnimated(around: element, in: container) else {
      guard transition.base.properties.isSeenAtRest else { return nil }
      return ItemTransition(transition, of: element, in: container, phase: .identity)
    }
    let item = ItemTransition(transition, of: element, in: container, phase: .willAppear)
    item?.node.come()
    return item
  }

  /// The transition of an element that has been in `container` without one, and is about to leave;
  /// nil when that would not be animated.
  static func leaving(_ element: Element, in container: ViewNode) -> ItemTransition? {
    let transition = element.transition(in: container)
    guard transition.isAnimated(around: element, in: container) else { return nil }
    return ItemTransition(transition, of: element, in: container, phase: .identity)
  }

  private init?(
    _ transition: AnyTransition, of element: Element, in container: ViewNode,
    phase: TransitionPhase
  ) {
    node = container.graph.complete {
      TransitionNode(transition, around: element, inside: container, phase: phase)
    }
    guard let shown = node.element else { return nil }
    self.element = shown
    node.begin()
  }

  /// Becomes what the transition of `element` has come to be since, and says whether it can.
  func keepUp(with element: Element, in container: ViewNode) -> Bool {
    node.take(element.transition(in: container))
  }

  /// Whether going to another phase may be animated in the current update; the transition is that
  /// of `element`.
  func isAnimated(around element: Element) -> Bool {
    node.mayAnimate || node.transaction.animation != nil
      || node.placesViews && element.movesByItself
  }

  /// Takes note that the container sees another environment.
  func update(surroundings: EnvironmentSnapshot) {
    node.update(surroundings: surroundings)
  }

  /// Comes, or stays after all.
  func stay() {
    node.arrive()
  }

  /// Leaves, and calls `completion` when everything that moves on that account has come to rest.
  func leave(completion: @escaping () -> Void) {
    node.depart(completion: completion)
  }

  /// Makes a change in the element's own views as if they were in the transition, which then lasts
  /// until what has been set going has come to rest.
  func animating(_ change: () -> Void) {
    node.animating(change)
  }

  /// Makes a change in the element's own views, and in those around it, that is seen at once.
  func still(_ change: () -> Void) {
    node.still(change)
  }

  /// Takes the transition's views out of the tree with the container; they may still be seen.
  func containerLeft() {
    if node.isSeenAtRest { node.remove() }
  }

  /// Puts the transition's views back with the container.
  func containerCameBack() {
    if node.isSeenAtRest { node.restore() }
  }

  /// Takes the transition's views away, and what they set, in an update that follows.
  func end() {
    guard node.isSeenAtRest else { return }
    node.end()
    node.graph.enqueue(Transaction()) { [node] in
      node.takeBack()
      node.remove()
    }
  }
}

extension Element {
  /// How the element comes and goes in `container`.
  fileprivate func transition(in container: ViewNode) -> AnyTransition {
    (traits.transition ?? .opacity).adjusted(to: container.environment)
  }

  /// Whether the views have an animation that takes them to another place in the current update.
  fileprivate var movesByItself: Bool { placeTransaction().effectiveAnimation != nil }
}

extension AnyTransition {
  /// Whether something may be seen of the transition of `element` in `container` on account of the
  /// current update.
  @MainActor
  fileprivate func isAnimated(around element: Element, in container: ViewNode) -> Bool {
    container.transaction.animation != nil || base.properties.mayAnimate
      || base.properties.placesViews && element.movesByItself
  }
}
