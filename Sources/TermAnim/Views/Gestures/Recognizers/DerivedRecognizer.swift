/// A recogniser whose phase is worked out from that of other participants.
class DerivedRecognizer<Value>: GestureRecognizer<Value> {
  private let base: GestureParticipant
  /// What the phase was derived from.
  private var baseRevision = 0

  /// A recogniser whose phase depends on `base`.
  init(from base: GestureParticipant) {
    self.base = base
  }

  /// What the phase is, now that `base` is in its own.
  func derivedPhase() -> GesturePhase<Value> {
    preconditionFailure("\(Self.self) derives nothing")
  }

  final override var deadline: FrameTime? { base.deadline }
  final override var claimsMovement: Bool { base.claimsMovement }
  final override var wasHeld: Bool { base.wasHeld }
  final override var yieldsToHolding: Bool { base.yieldsToHolding }

  override func begin() {
    base.begin()
    baseRevision = base.revision
    super.begin()
  }

  final override func follow(_ event: GestureEvent) {
    base.receive(event)
    guard base.revision != baseRevision else { return }
    baseRevision = base.revision
    move(to: derivedPhase())
  }

  override func commit() {
    base.commit()
  }

  final override func cancel() {
    base.cancel()
    super.cancel()
  }

  final override func withdraw() {
    base.withdraw()
    super.withdraw()
  }
}
