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
    place(ofScreen: event.location, in: space)
  }

  /// A place of the screen in points of `space`.
  func place(ofScreen place: CGPoint, in space: CoordinateSpace) -> CGPoint {
    // What is drawn elsewhere than it is said to be has no say in that.
    guard let element, space != .global else { return place }
    return element.convert(element.localPoint(ofPointer: place), to: space)
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
