import Foundation

/// The recogniser of taps; its value is the event of the last one.
final class TapRecognizer: GestureRecognizer<GestureEvent> {
  /// Taps that follow within this many seconds count together.
  static let repeatInterval = 0.35
  /// Points that the pointer may move during a tap: a little more than a cell is high.
  static let tolerance: CGFloat = 18

  var count: Int
  let context: GestureContext
  private let isMeant: ((GestureEvent) -> Bool)?
  private var taps = 0
  /// Where the press that is going on began.
  private var start: CGPoint?
  private var waitsUntil: FrameTime?

  /// A recogniser of `count` taps, where `isMeant` agrees when they have been made; fewer than 1
  /// count as 1.
  init(count: Int, in context: GestureContext, isMeant: ((GestureEvent) -> Bool)?) {
    (self.count, self.context, self.isMeant) = (count, context, isMeant)
  }

  override var deadline: FrameTime? { status.isOver ? nil : waitsUntil }

  override var yieldsToHolding: Bool { start != nil }

  override func begin() {
    (taps, start, waitsUntil) = (0, nil, nil)
    super.begin()
  }

  override func follow(_ event: GestureEvent) {
    switch event.kind {
    case .began:
      (start, waitsUntil) = (event.location, nil)
    case .moved:
      failIfFar(event)
    case .ended:
      failIfFar(event)
      if !status.isOver { tapped(event) }
    case .timePassed:
      if let waitsUntil, waitsUntil <= event.time { move(to: .failed) }
    case .cancelled, .scrolled:
      move(to: .failed)
    }
  }

  private func failIfFar(_ event: GestureEvent) {
    guard let start, event.distance(from: start) <= Self.tolerance else { return move(to: .failed) }
  }

  private func tapped(_ event: GestureEvent) {
    taps += 1
    start = nil
    if taps >= count {
      move(to: isMeant?(event) == false ? .failed : .ended(event))
    } else {
      waitsUntil = event.time + Self.repeatInterval
    }
  }
}
