import Foundation

/// Where the window is going, and how it keeps to a content that changes.
extension ScrollElement {
  /// Puts the window as near to `point` as can be, in the transaction of the current update; `goal`
  /// is the view that is there.
  func scroll(to point: CGPoint, of goal: Element? = nil) {
    _ = movement.go(to: limits.clamp(point), with: transaction, at: graph.time)
    self.goal = goal
    moved()
  }

  /// Where the window goes when it has another size than before: to the view that it was at, or to
  /// the same page; nil for neither.
  func heldInNewWindow(insteadOf old: ScrollLimits) -> CGPoint? {
    guard limits.window != old.window else { return nil }
    if let place = position.heldView { return place }
    guard options.asked.own.behavior is PagingScrollTargetBehavior else { return nil }
    var place = movement.destination
    if options.axes.contains(.horizontal), old.window.width > 0 {
      place.x = (place.x / old.window.width).rounded() * limits.window.width
    }
    if options.axes.contains(.vertical), old.window.height > 0 {
      place.y = (place.y / old.window.height).rounded() * limits.window.height
    }
    return place
  }

  /// How far the window still goes.
  var wayToGo: CGSize {
    let (place, end) = (presentedOffset, movement.destination)
    return CGSize(width: end.x - place.x, height: end.y - place.y)
  }

  /// Whether the window is at the top or left end, or on its way there.
  func isBoundForBeginning(along axis: Axis) -> Bool {
    movement.destination.along(axis) <= 0.5
  }

  /// Whether the window is at the bottom or right end, or on its way there.
  func isBoundForEnd(along axis: Axis) -> Bool {
    let end = limits.range(axis).upperBound
    return end > 0 && movement.destination.along(axis) >= end - 0.5
  }

  /// Whether the window is about to be moved with what it shows, in this update.
  var followsContent: Bool { followsContentIn == graph.currentUpdate.whole.number }

  /// Takes note that in this update what the window shows may be put elsewhere in the content
  /// without anybody meaning that, of which `contentMoved(by:)` will tell.
  func beginToFollowContent() {
    followsContentIn = graph.currentUpdate.whole.number
    graph.afterUpdate { [weak self] in
      if let self, dragStart == nil { keepInContent() }
    }
  }

  /// Moves the window with what it shows.
  func contentMoved(by way: CGSize) {
    if let start = dragStart {
      dragStart = CGPoint(x: start.x + way.width, y: start.y + way.height)
    }
    movement.contentMoved(by: way)
    geometryChanged()
    setNeedsDrawing()
  }

  /// Sends the window to `place`, nil where it is going anyway, as far as there is content.
  func keepInContent(_ place: CGPoint? = nil) {
    let destination = movement.destination
    let wanted = limits.clamp(place ?? destination)
    guard hypot(wanted.x - destination.x, wanted.y - destination.y) > 0.001 else { return }
    if movement.isGliding { glide(to: wanted) } else { scroll(to: wanted, of: goal) }
  }
}
