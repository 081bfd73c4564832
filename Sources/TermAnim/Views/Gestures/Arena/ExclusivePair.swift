/// Two participants of which the second has a say only when the first has failed.
final class ExclusivePair: GesturePair {
  override var status: GestureStatus {
    first.status == .failed ? second.status : first.status
  }

  override var claimsMovement: Bool {
    first.claimsMovement || first.status == .failed && second.claimsMovement
  }

  override var wasHeld: Bool {
    first.wasHeld || first.status == .failed && second.wasHeld
  }

  override func receive(_ event: GestureEvent) {
    super.receive(event)
    if second.wasHeld, first.status == .possible, first.yieldsToHolding { first.cancel() }
    if first.status == .ended { second.withdraw() }
  }

  override func commit() {
    first.commit()
    if first.status == .failed || first.status == .ended { second.commit() }
  }
}
