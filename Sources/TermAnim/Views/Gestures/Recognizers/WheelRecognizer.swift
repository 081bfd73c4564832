import Foundation

/// The recogniser of gestures that the wheel is turned for with a modifier key held.
final class WheelRecognizer<Value>: GestureRecognizer<Value> {
  /// In seconds: the gesture ends when the wheel has rested for that long.
  private static var pause: Double { 0.25 }

  /// Points that the wheel has to turn, in either direction, before the gesture begins.
  var threshold: CGFloat
  private let modifiers: EventModifiers
  private let context: GestureContext
  private let transform: (WheelTurn) -> Value
  private var start: (anchor: UnitPoint, location: CGPoint)?
  private var distance: CGFloat = 0
  private var trace = PointerTrace()
  private var last: FrameTime?

  init(
    _ modifiers: EventModifiers, in context: GestureContext, threshold: CGFloat,
    transform: @escaping (WheelTurn) -> Value
  ) {
    (self.modifiers, self.context) = (modifiers, context)
    (self.threshold, self.transform) = (threshold, transform)
  }

  override var deadline: FrameTime? {
    status.isOver ? nil : last.map { $0 + Self.pause }
  }

  override func begin() {
    (start, distance, trace, last) = (nil, 0, PointerTrace(), nil)
    super.begin()
  }

  override func follow(_ event: GestureEvent) {
    switch event.kind {
    case .scrolled(let delta, let modifiers) where modifiers.isSuperset(of: self.modifiers):
      turn(by: delta.height, event)
    case .timePassed:
      guard let deadline, deadline <= event.time else { return }
      if case .active(let value) = phase { move(to: .ended(value)) } else { move(to: .failed) }
    case .began, .moved, .ended, .cancelled, .scrolled:
      move(to: .failed)
    }
  }

  private func turn(by delta: CGFloat, _ event: GestureEvent) {
    let start = start ?? (context.unitPoint(of: event), context.location(of: event, in: .local))
    self.start = start
    distance += delta
    last = event.time
    trace.append(CGPoint(x: 0, y: distance), at: event.time)
    guard status == .active || abs(distance) >= threshold else { return }
    let turn = WheelTurn(
      date: context.date(of: event), distance: distance, velocity: trace.velocity.height,
      startAnchor: start.anchor, startLocation: start.location)
    move(to: .active(transform(turn)))
  }
}
