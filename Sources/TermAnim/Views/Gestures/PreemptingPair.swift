/// A participant that takes what happens away from those further in once it is recognised, such as
/// the scrolling of a container from the button that the press began on.
///
/// A gesture further in that is about moving the pointer itself keeps it.
final class PreemptingPair: GestureParticipant {
  private let inner: GestureParticipant
  private let outer: GestureParticipant

  init(_ inner: GestureParticipant, preemptedBy outer: GestureParticipant) {
    (self.inner, self.outer) = (inner, outer)
  }

  override var status: GestureStatus { inner.status.joined(with: outer.status) }
  override var revision: Int { inner.revision + outer.revision }
  override var deadline: FrameTime? { FrameTime.earliest(inner.deadline, outer.deadline) }
  override var claimsMovement: Bool { inner.claimsMovement || outer.claimsMovement }
  override var wasHeld: Bool { inner.wasHeld || outer.wasHeld }
  override var yieldsToHolding: Bool { inner.yieldsToHolding && outer.yieldsToHolding }

  override func begin() {
    inner.begin()
    outer.begin()
  }

  override func receive(_ event: GestureEvent) {
    inner.receive(event)
    outer.receive(event)
    if inner.claimsMovement || inner.status == .ended {
      outer.withdraw()
    } else if outer.status == .active || outer.status == .ended {
      inner.withdraw()
    }
  }

  override func commit() {
    inner.commit()
    outer.commit()
  }

  override func cancel() {
    inner.cancel()
    outer.cancel()
  }

  override func withdraw() {
    inner.withdraw()
    outer.withdraw()
  }
}
