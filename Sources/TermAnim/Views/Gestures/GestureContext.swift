import Foundation

/// What a recogniser knows about the view that its gesture is added to.
@MainActor
struct GestureContext {
  private(set) weak var element: Element?

  init(_ element: Element) {
    self.element = element
  }

  /// Where `event` happened, in points of `space`.
  func location(of event: GestureEvent, in space: CoordinateSpace) -> CGPoint {
    element?.point(event.location, in: space) ?? event.location
  }

  /// Where `event` happened in the view, from (0, 0) at its top left to (1, 1).
  func unitPoint(of event: GestureEvent) -> UnitPoint {
    guard let size = element?.frame.size, size.width > 0, size.height > 0 else { return .center }
    let place = location(of: event, in: .local)
    return UnitPoint(x: place.x / size.width, y: place.y / size.height)
  }

  /// What the calendar shows when `event` happens.
  func date(of event: GestureEvent) -> Date {
    Date(timeInterval: event.time.seconds, since: element?.graph.referenceDate ?? .distantPast)
  }
}

extension Element {
  /// A point of the screen in another space, as things are shown at the moment.
  fileprivate func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    space == .global ? point : convert(localPoint(ofScreen: point), to: space)
  }
}
