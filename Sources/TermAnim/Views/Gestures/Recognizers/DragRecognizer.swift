import Foundation

/// The recogniser of a `DragGesture`.
final class DragRecognizer: GestureRecognizer<DragGesture.Value> {
  var gesture: DragGesture
  private let context: GestureContext
  /// Where the press began, on the screen and in the gesture's coordinate space.
  private var start: (screen: CGPoint, location: CGPoint)?
  private var trace = PointerTrace()

  init(_ gesture: DragGesture, in context: GestureContext) {
    (self.gesture, self.context) = (gesture, context)
  }

  override var claimsMovement: Bool { status == .active || status == .ended }

  override func begin() {
    (start, trace) = (nil, PointerTrace())
    super.begin()
  }

  override func follow(_ event: GestureEvent) {
    switch event.kind {
    case .began:
      start = (event.location, context.location(of: event, in: gesture.coordinateSpace))
      take(event)
    case .moved:
      take(event)
    case .ended:
      take(event)
      if case .active(let value) = phase { move(to: .ended(value)) } else { move(to: .failed) }
    case .cancelled, .scrolled:
      move(to: .failed)
    case .timePassed:
      break
    }
  }

  private func take(_ event: GestureEvent) {
    guard let start else { return move(to: .failed) }
    let location = context.location(of: event, in: gesture.coordinateSpace)
    trace.append(location, at: event.time)
    guard status == .active || event.distance(from: start.screen) >= gesture.minimumDistance
    else { return }
    let value = DragGesture.Value(
      time: context.date(of: event), location: location, startLocation: start.location,
      velocity: trace.velocity)
    if status != .active, gesture.isMeant?(value) == false { return move(to: .failed) }
    move(to: .active(value))
  }
}
