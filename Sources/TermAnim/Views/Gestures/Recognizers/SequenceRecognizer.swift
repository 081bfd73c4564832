/// The recogniser of a `SequenceGesture`.
final class SequenceRecognizer<First: Gesture, Second: Gesture>: GestureRecognizer<
  SequenceGesture<First, Second>.Value
>
{
  let first: GestureRecognizer<First.Value>
  let second: GestureRecognizer<Second.Value>
  private var isPressed = false
  private var ownDeadline: FrameTime?

  init(_ first: GestureRecognizer<First.Value>, _ second: GestureRecognizer<Second.Value>) {
    (self.first, self.second) = (first, second)
  }

  override var deadline: FrameTime? {
    if status.isOver { return nil }
    return first.status == .ended
      ? FrameTime.earliest(ownDeadline, second.deadline) : first.deadline
  }

  override var claimsMovement: Bool { first.claimsMovement || second.claimsMovement }
  override var wasHeld: Bool { first.wasHeld || second.wasHeld }
  override var yieldsToHolding: Bool { first.status != .ended && first.yieldsToHolding }

  override func begin() {
    first.begin()
    second.begin()
    (isPressed, ownDeadline) = (false, nil)
    super.begin()
  }

  override func follow(_ event: GestureEvent) {
    let revision = first.revision + second.revision
    notePressing(event)
    if first.status == .ended {
      second.receive(event)
    } else {
      first.receive(event)
      if first.status == .ended { beginSecond(with: event) }
    }
    let isLate = ownDeadline.map { $0 <= event.time } ?? false
    if isLate, !isPressed { second.cancel() }
    if first.revision + second.revision != revision { move(to: combinedPhase) }
  }

  private func notePressing(_ event: GestureEvent) {
    switch event.kind {
    case .began: (isPressed, ownDeadline) = (true, nil)
    case .ended, .cancelled: isPressed = false
    case .moved, .scrolled, .timePassed: break
    }
  }

  /// Lets the second gesture see the press that is going on, or wait for the next one.
  private func beginSecond(with event: GestureEvent) {
    if isPressed {
      second.receive(GestureEvent(kind: .began, location: event.location, time: event.time))
    } else {
      ownDeadline = event.time + TapRecognizer.repeatInterval
    }
  }

  private var combinedPhase: GesturePhase<SequenceGesture<First, Second>.Value> {
    guard case .ended(let value) = first.phase else { return first.phase.map { .first($0) } }
    return switch second.phase {
    case .possible: .active(.second(value, nil))
    case .active(let next): .active(.second(value, next))
    case .ended(let next): .ended(.second(value, next))
    case .failed: .failed
    }
  }

  override func commit() {
    first.commit()
    second.commit()
  }

  override func cancel() {
    first.cancel()
    second.cancel()
    super.cancel()
  }

  override func withdraw() {
    first.withdraw()
    second.withdraw()
    super.withdraw()
  }
}
