import Foundation

/// What a scroll view tells of where its window is.
extension ScrollElement {
  /// Tells those who watch where the window and what is in it are.
  func geometryChanged() {
    graph.placesChanged()
    reportTargetShares()
    position.reportOnTheWay()
    guard !options.asked.own.observers.isEmpty || !options.asked.own.phaseObservers.isEmpty else {
      return
    }
    let geometry = geometry
    if tellsGeometry {
      for action in options.asked.own.observers.compactMap({ $0(geometry) }) {
        graph.afterUpdate(action)
      }
    }
    let context = ScrollPhaseChangeContext(geometry: geometry, velocity: glidingVelocity)
    for action in options.asked.own.phaseObservers.compactMap({ $0(phase, context) }) {
      graph.afterUpdate(action)
    }
  }

  /// Lets those who watch be told of the geometry when what appears with the scroll view has had
  /// its say: they hear first of the place that the program sends it to.
  func beginToTellGeometry() {
    // What is said then is one update, and what comes of it another one.
    tellGeometry(afterRounds: options.asked.own.observers.isEmpty ? 0 : 3)
  }

  private func tellGeometry(afterRounds count: Int) {
    guard count > 0 else {
      tellsGeometry = true
      return geometryChanged()
    }
    graph.enqueue(Transaction()) { [weak self] in self?.tellGeometry(afterRounds: count - 1) }
  }

  private var geometry: ScrollGeometry {
    let (limits, room) = (limits, scrollingRoomBeyond)
    let window = CGRect(
      origin: limits.withoutMargins(presentedOffset), size: limits.window
    ).grown(by: room)
    let insets = limits.margins.adding(room)
    return ScrollGeometry(
      contentOffset: window.origin, contentSize: limits.innerContent,
      contentInsets: isRightToLeft ? insets.mirrored : insets, containerSize: window.size)
  }

  private var phase: ScrollPhase {
    if dragStart != nil { return .interacting }
    if movement.isGliding { return .decelerating }
    return movement.isRunning ? .animating : .idle
  }

  /// How fast the window goes on by itself, in points a second; nil when it does not.
  private var glidingVelocity: CGVector? {
    guard movement.isGliding else { return nil }
    return CGVector(
      dx: movement.velocity(.horizontal, at: graph.time),
      dy: movement.velocity(.vertical, at: graph.time))
  }
}
