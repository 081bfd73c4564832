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
    guard let element else { return place }
    switch space {
    case .global: return place
    case .local: return element.convert(element.localPoint(ofPointer: place), to: .local)
    case .named(let name):
      // The way inwards counts, which may lead through pages that are drawn elsewhere on their way.
      guard let outer = element.space(called: name) else { return place }
      let point = outer.drawnPoint(at: outer.localPoint(ofPointer: place))
      let origin = outer.contentBounds.origin
      return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
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
