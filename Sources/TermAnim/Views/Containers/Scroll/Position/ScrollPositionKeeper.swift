import Foundation

/// Keeps the window of a scroll view and the binding of its position in step.
///
/// A class because the scroll view that has it is moved by it.
@MainActor
final class ScrollPositionKeeper {
  private unowned let scroll: ScrollElement
  /// Where the binding has been told that the window is, or has sent it.
  private var knownGoal: ScrollGoal?
  /// Whether the binding asks for a goal that the window has not been sent to yet.
  private var isAsked = false
  /// Whether somebody who looks has moved the window since the program has.
  private var isMovedByUser = false
  /// The view that was at the place of the binding when that was told on the way.
  private weak var toldTarget: Element?

  init(_ scroll: ScrollElement) {
    self.scroll = scroll
  }

  private var link: ScrollPositionLink? { scroll.options.asked.own.position }

  /// Where the window begins as the binding says when it is first shown; nil for anywhere.
  var initialOffset: CGPoint? {
    guard let link, let goal = link.goal(),
      let offset = scroll.offset(of: goal, anchor: link.anchor)
    else { return nil }
    knownGoal = goal
    return offset
  }

  /// Makes the view that the binding begins with where it is a row that is not made yet.
  func makeFirstGoal() {
    if case .view(let id, _)? = link?.goal() { _ = scroll.owner?.makeRow(identifiedBy: id.value) }
  }

  /// The end that the program has sent the window to, until somebody scrolls; nil for none.
  var heldEnd: CGPoint? {
    guard !isMovedByUser, case .edge? = knownGoal, let knownGoal else { return nil }
    return scroll.offset(of: knownGoal, anchor: nil)
  }

  /// Where the view is that the window was at last, or is on its way to, unless somebody scrolls;
  /// nil for none.
  var heldView: CGPoint? {
    guard !isMovedByUser, let link, case .view? = knownGoal, let knownGoal else { return nil }
    return scroll.offset(of: knownGoal, anchor: link.anchor)
  }

  /// Follows the asked-for position when it is another one than the one that is seen.
  func linkChanged() {
    guard let link, link.goal() != knownGoal else { return }
    guard let goal = link.goal() else {
      // Nothing is asked for any more, and so no end is held.
      if !link.followsProgram { knownGoal = nil }
      return
    }
    (knownGoal, isAsked) = (goal, true)
    let transaction = scroll.transaction
    scroll.graph.afterUpdate(with: transaction) { [weak scroll] in
      scroll?.position.go(to: goal, anchor: link.anchor, with: transaction)
    }
  }

  /// Sends the window to a goal, the view of which is made for that if need be.
  private func go(to goal: ScrollGoal, anchor: UnitPoint?, with transaction: Transaction) {
    guard case .view(let id, let own) = goal else {
      (isMovedByUser, isAsked) = (false, false)
      if let offset = scroll.offset(of: goal, anchor: anchor) { scroll.scroll(to: offset) }
      return
    }
    scroll.owner?.find(id.value, with: transaction) { [weak scroll] element in
      guard let position = scroll?.position else { return }
      (position.isMovedByUser, position.isAsked, position.knownGoal) = (false, false, goal)
      scroll?.scroll(to: element, anchor: own ?? anchor ?? .topLeading)
    } otherwise: { [weak scroll] in
      scroll?.position.isAsked = false
    }
  }

  /// Takes note that somebody who looks moves the window, and tells the binding when that begins:
  /// the program may then send the window back to where it has sent it before.
  func moveByUser() {
    isAsked = false
    guard !isMovedByUser else { return }
    isMovedByUser = true
    toldTarget = target
    if let link, !link.followsProgram { report(to: link) }
  }

  /// Tells the binding which view is where it asks for, when the window has come to rest.
  func report() {
    guard let link, !isAsked, link.followsProgram || isMovedByUser else { return }
    isMovedByUser = false
    let goal = identity.map { ScrollGoal($0, anchor: nil) }
    guard goal != nil && goal != knownGoal || !link.followsProgram else { return }
    knownGoal = goal
    report(to: link)
  }

  /// Tells the binding which view is where it asks for when somebody who looks brings another
  /// there.
  func reportOnTheWay() {
    guard isMovedByUser, !isAsked, let link, let target, target !== toldTarget else { return }
    toldTarget = target
    report(to: link)
  }

  /// Tells a binding which view is where it asks for, after the current update; another place that
  /// it has been set to meanwhile goes before.
  private func report(to link: ScrollPositionLink) {
    let asked = link.goal()
    scroll.graph.afterUpdate { [weak scroll] in
      guard link.goal() == asked else { return }
      let position = scroll?.position
      link.follow(position?.identity)
      position?.knownGoal = link.goal()
    }
  }

  /// The identity of `target`.
  private var identity: AnyHashable? {
    target.flatMap { scroll.owner?.identity(of: $0) }
  }

  /// The view nearest to the point of the window that the binding asks for, of several the
  /// uppermost; nil without a binding.
  private var target: Element? {
    guard let link else { return nil }
    let limits = scroll.limits
    let anchor = scroll.seen(link.anchor ?? .topLeading)
    let window = CGRect(origin: scroll.presentedOffset, size: limits.innerWindow)
    let point = anchor.point(in: window)
    let distances = scroll.targets.map { target in
      let place = anchor.point(in: limits.withoutMargins(target.frame))
      return (target, distance: hypot(place.x - point.x, place.y - point.y))
    }
    let nearest = distances.min {
      ($0.distance, $0.0.frame.minY, scroll.lead($0.0.frame))
        < ($1.distance, $1.0.frame.minY, scroll.lead($1.0.frame))
    }
    return nearest?.0.element
  }
}
