/// Two participants of which the second has a say only when the first has failed.
///
/// Views in views nest pairs in pairs, so that each asks the first one for its status once.
final class ExclusivePair: GesturePair {
  override var status: GestureStatus {
    let status = first.status
    return status == .failed ? second.status : status
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
    if first.status.isOver { second.commit() }
  }
}
