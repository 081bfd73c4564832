import Foundation

/// An element in a container, together with how it comes and goes.
@MainActor
final class ContainerItem {
  /// The element as the container's content lists it.
  let element: Element
  /// Whether the element is no longer listed, and only seen leaving.
  private(set) var isLeaving = false
  private var transition: ItemTransition?
  /// Kept alive while the item leaves.
  private var leavingNode: ViewNode?

  init(_ element: Element) {
    self.element = element
  }

  /// The element that is laid out and drawn: the listed one, or it within its transition.
  var shown: Element { transition?.element ?? element }

  var zIndex: Double { element.traits.zIndex }

  /// Comes in, with its transition if the current transaction is animated.
  func enter<Arrangement>(in container: ContainerElement<Arrangement>, node: ViewNode) {
    guard let transition = ItemTransition(of: element, node: node, phase: .willAppear) else {
      return
    }
    self.transition = transition
    transition.move(to: .identity)
  }

  /// Stays after all.
  func stay() {
    guard isLeaving else { return }
    isLeaving = false
    leavingNode = nil
    transition?.move(to: .identity)
  }

  /// Begins to leave, and says whether there is anything to be seen of it.
  func leave<Arrangement>(
    in container: ContainerElement<Arrangement>, node: ViewNode
  ) -> Bool {
    guard
      let transition = transition.flatMap({ $0.isAnimated ? $0 : nil })
        ?? ItemTransition(of: element, node: node, phase: .identity)
    else { return false }
    if transition !== self.transition {
      self.transition = transition
      transition.element.parent = container
      container.graph.placeDepartures {
        transition.element.place(at: element.frame.origin, proposal: element.placedProposal)
      }
    }
    isLeaving = true
    leavingNode = element.leavingNode
    transition.leave { [weak self, weak container] in
      guard let self else { return }
      container?.itemHasLeft(self)
    }
    return true
  }
}
