import Foundation

/// An element in a container, together with how it comes and goes.
@MainActor
final class ContainerItem {
  /// The element as the container's content lists it.
  let element: Element
  /// Whether the element is no longer listed, and only seen leaving.
  private(set) var isLeaving = false
  private var transition: ItemTransition?
  /// Where the item is seen leaving, as it was laid out last.
  private var room: LeavingRoom?
  /// How often the item has begun to leave.
  private var departures = 0
  /// Kept alive while the item leaves.
  private var leaving: [(node: ViewNode, farewell: Farewell?)] = []

  init(_ element: Element) {
    self.element = element
  }

  /// The element that is laid out and drawn: the listed one, or it within its transition.
  var shown: Element { transition?.element ?? element }

  var zIndex: Double { element.traits.zIndex ?? 0 }

  /// Whether the item is behind the others of its layer, as what leaves is.
  var isBehind: Bool { isLeaving && !element.traits.leavesInPlace }

  /// Comes in, with its transition if the current transaction is animated; not so where the element
  /// `isThereAtOnce`.
  func enter(in container: ViewNode, isThereAtOnce: Bool) {
    transition = .arriving(element, in: container, isThereAtOnce: isThereAtOnce)
  }

  /// Stays after all.
  func stay() {
    guard isLeaving else { return }
    isLeaving = false
    (leaving, room) = ([], nil)
    transition?.element.isOnlySeenLeaving = false
    transition?.stay()
  }

  /// Takes note that the container sees another environment.
  func update(surroundings: EnvironmentSnapshot) {
    transition?.update(surroundings: surroundings)
  }

  /// Begins to leave, and says whether there is anything to be seen of it.
  func leave<Arrangement>(
    in container: ContainerElement<Arrangement>, node: ViewNode
  ) -> Bool {
    guard let transition = departure(in: node) else {
      end()
      return false
    }
    if transition !== self.transition {
      end()
      self.transition = transition
      transition.element.parent = container
      container.graph.placeDepartures {
        transition.element.place(at: element.frame.origin, proposal: element.placedProposal)
      }
    }
    isLeaving = true
    // The view may leave the container without leaving the tree, as a tab does.
    transition.element.isOnlySeenLeaving = true
    leaving = element.leavingNodes.map { ($0, $0.nearestFarewell) }
    departures += 1
    let departure = departures
    transition.leave { [weak self, weak container] in
      // An earlier departure may be found to be over when the item leaves once more.
      guard let self, departure == departures else { return }
      container?.itemHasLeft(self)
    }
    return true
  }

  /// The transition to leave with, the one that the item has if possible; nil when leaving is not
  /// animated.
  private func departure(in node: ViewNode) -> ItemTransition? {
    guard let transition, transition.keepUp(with: element, in: node) else {
      return .leaving(element, in: node)
    }
    return transition.isAnimated(around: element) ? transition : nil
  }

  /// Lays out what has changed in the item while it leaves, where it was: on a screen of another
  /// size, at the same place of what it is in.
  func placeAgain() {
    guard let transition else { return }
    let element = transition.element
    if element.graph.isResized, let room {
      transition.still { room.placeAlong(element) }
    } else {
      transition.animating {
        element.place(at: element.frame.origin, proposal: element.placedProposal)
      }
    }
    room = LeavingRoom(around: element)
  }

  /// Takes note that the container's node has been taken out of the tree.
  func containerLeft() {
    transition?.containerLeft()
  }

  /// Takes note that the container's node is in the tree again.
  func containerCameBack() {
    transition?.containerCameBack()
  }

  /// Takes the transition's views away.
  func end() {
    transition?.end()
    transition = nil
  }
}
