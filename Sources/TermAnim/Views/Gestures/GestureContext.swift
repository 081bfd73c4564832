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
    guard let element else { return event.location }
    return element.convert(element.localPoint(ofScreen: event.location), to: space)
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
