/// Two participants of which the second has a say only when the first has failed.
final class ExclusivePair: GestureParticipant {
  private let first: GestureParticipant
  private let second: GestureParticipant

  init(_ first: GestureParticipant, _ second: GestureParticipant) {
    (self.first, self.second) = (first, second)
  }

  override var status: GestureStatus {
    first.status == .failed ? second.status : first.status
  }

  override var revision: Int { first.revision + second.revision }
  override var deadline: FrameTime? { FrameTime.earliest(first.deadline, second.deadline) }

  override var claimsMovement: Bool {
    first.claimsMovement || first.status == .failed && second.claimsMovement
  }

  override var wasHeld: Bool {
    first.wasHeld || first.status == .failed && second.wasHeld
  }

  override var yieldsToHolding: Bool {
    let (first, second) = (first, second)
    return (first.status == .failed || first.yieldsToHolding)
      && (second.status == .failed || second.yieldsToHolding)
  }

  override func begin() {
    first.begin()
    second.begin()
  }

  override func receive(_ event: GestureEvent) {
    first.receive(event)
    second.receive(event)
    if second.wasHeld, first.status == .possible, first.yieldsToHolding { first.cancel() }
    if first.status == .ended { second.withdraw() }
  }

  override func commit() {
    first.commit()
    if first.status == .failed || first.status == .ended { second.commit() }
  }

  override func cancel() {
    first.cancel()
    second.cancel()
  }

  override func withdraw() {
    first.withdraw()
    second.withdraw()
  }
}
