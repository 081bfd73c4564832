/// Two participants that are told of the same.
///
/// Subclasses say how each stands to the other.
class GesturePair: GestureParticipant {
  final let first: GestureParticipant
  final let second: GestureParticipant

  init(_ first: GestureParticipant, _ second: GestureParticipant) {
    (self.first, self.second) = (first, second)
  }

  override var status: GestureStatus { first.status.joined(with: second.status) }
  final override var revision: Int { first.revision + second.revision }

  final override var deadline: FrameTime? {
    FrameTime.earliest(first.deadline, second.deadline)
  }

  override var claimsMovement: Bool { first.claimsMovement || second.claimsMovement }
  override var wasHeld: Bool { first.wasHeld || second.wasHeld }

  override var yieldsToHolding: Bool {
    let (first, second) = (first, second)
    return (first.status == .failed || first.yieldsToHolding)
      && (second.status == .failed || second.yieldsToHolding)
  }

  final override func begin() {
    first.begin()
    second.begin()
  }

  override func receive(_ event: GestureEvent) {
    first.receive(event)
    second.receive(event)
  }

  override func commit() {
    first.commit()
    second.commit()
  }

  final override func cancel() {
    first.cancel()
    second.cancel()
  }

  final override func withdraw() {
    first.withdraw()
    second.withdraw()
  }
}

extension GestureStatus {
  /// The status of two gestures that go on at the same time: over when both are, failed when both
  /// have.
  func joined(with other: GestureStatus) -> GestureStatus {
    switch (self, other) {
    case (.failed, let rest), (let rest, .failed): rest
    case (.ended, .ended): .ended
    case (.possible, .possible): .possible
    default: .active
    }
  }
}
