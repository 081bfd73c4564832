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
    for action in options.asked.own.observers.compactMap({ $0(geometry) }) {
      graph.afterUpdate(action)
    }
    let context = ScrollPhaseChangeContext(geometry: geometry, velocity: glidingVelocity)
    for action in options.asked.own.phaseObservers.compactMap({ $0(phase, context) }) {
      graph.afterUpdate(action)
    }
  }

  private var geometry: ScrollGeometry {
    let (limits, margins) = (limits, limits.margins)
    return ScrollGeometry(
      contentOffset: limits.withoutMargins(presentedOffset),
      contentSize: limits.innerContent,
      contentInsets: isRightToLeft ? margins.mirrored : margins, containerSize: limits.window)
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
