/// A transition around one element of a container.
@MainActor
final class ItemTransition {
  private let node: TransitionNode
  /// The element within its transition.
  let element: Element

  /// The transition of `element`, in `phase`; nil when it would not be animated.
  init?(of element: Element, node parent: ViewNode, phase: TransitionPhase) {
    let transition = (element.traits.transition ?? .opacity).adjusted(to: parent.environment)
    guard parent.transaction.animation != nil || transition.animation != nil else { return nil }
    let scope = TransactionScope(parent: parent.inputs.transactions)
    if let animation = transition.animation { scope.apply { $0.animation = animation } }
    var inputs = parent.inputs
    inputs.transactions = scope
    let context = parent.context(inputs)
    node = parent.graph.complete {
      TransitionNode(transition, around: element, phase: phase, in: context, scope: scope)
    }
    guard let shown = node.element else { return nil }
    self.element = shown
    markElements(around: element)
  }

  private func markElements(around content: Element) {
    var inner = content
    while inner !== element, let around = inner.parent {
      // A move changes the place on the screen, which is what is matched.
      around.isOfTransition = !(around is MoveElement)
      inner = around
    }
  }

  /// Whether going to another phase would be animated in the current update.
  var isAnimated: Bool { node.transaction.animation != nil }

  func move(to phase: TransitionPhase) {
    node.update(phase: phase)
  }

  /// Leaves, and calls `completion` when everything that moves on that account has come to rest.
  func leave(completion: @escaping () -> Void) {
    node.leave(completion: completion)
  }
}
