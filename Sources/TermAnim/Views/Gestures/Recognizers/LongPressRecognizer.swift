import Foundation

/// The recogniser of a `LongPressGesture`.
final class LongPressRecognizer: GestureRecognizer<Bool> {
  var gesture: LongPressGesture
  private var start: (location: CGPoint, time: FrameTime)?

  init(_ gesture: LongPressGesture) {
    self.gesture = gesture
  }

  override var deadline: FrameTime? {
    guard status == .active, let start, gesture.minimumDuration < .infinity else { return nil }
    return start.time + gesture.minimumDuration
  }

  override var wasHeld: Bool { status == .ended }

  override func begin() {
    start = nil
    super.begin()
  }

  override func follow(_ event: GestureEvent) {
    switch event.kind {
    case .began:
      start = (event.location, event.time)
      move(to: .active(true))
    case .moved:
      guard let start, event.distance(from: start.location) <= gesture.maximumDistance else {
        return move(to: .failed)
      }
    case .timePassed:
      break
    case .ended, .cancelled, .scrolled:
      return move(to: .failed)
    }
    if let deadline, deadline <= event.time || gesture.minimumDuration.isNaN {
      let isMeant = start.map { gesture.isMeant?($0.location) ?? true } ?? true
      move(to: isMeant ? .ended(true) : .failed)
    }
  }
}
