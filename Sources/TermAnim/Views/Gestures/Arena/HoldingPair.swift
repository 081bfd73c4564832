/// A participant that takes what happens away from those further in once holding still has brought
/// it about, such as the menu of a button that is held.
///
/// A gesture further in that is over by then or moves the pointer keeps it.
final class HoldingPair: GesturePair {
  private var inner: GestureParticipant { first }
  private var outer: GestureParticipant { second }

  init(_ inner: GestureParticipant, takenOverBy outer: GestureParticipant) {
    super.init(inner, outer)
  }

  override var yieldsToHolding: Bool { inner.yieldsToHolding }

  override func receive(_ event: GestureEvent) {
    super.receive(event)
    if inner.claimsMovement || inner.status == .ended {
      outer.withdraw()
    } else if outer.wasHeld {
      inner.withdraw()
    }
  }
}
