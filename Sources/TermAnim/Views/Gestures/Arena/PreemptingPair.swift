/// A participant that takes what happens away from those further in once it is recognised, such as
/// the scrolling of a container from the button that the press began on.
///
/// A gesture further in that is about moving the pointer itself keeps it.
final class PreemptingPair: GesturePair {
  private var inner: GestureParticipant { first }
  private var outer: GestureParticipant { second }

  init(_ inner: GestureParticipant, preemptedBy outer: GestureParticipant) {
    super.init(inner, outer)
  }

  override var yieldsToHolding: Bool { inner.yieldsToHolding && outer.yieldsToHolding }

  override func receive(_ event: GestureEvent) {
    super.receive(event)
    if inner.claimsMovement || inner.status == .ended {
      outer.withdraw()
    } else if outer.status == .active || outer.status == .ended {
      inner.withdraw()
    }
  }
}
