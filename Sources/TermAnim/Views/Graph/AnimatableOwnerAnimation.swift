/// The animation of an animatable view or modifier that has a body.
final class AnimatableOwnerAnimation<Owner: Animatable>: OwnerAnimation<Owner> {
  private var value: AnimatedValue<Owner>

  init(_ owner: Owner) {
    value = AnimatedValue(owner)
  }

  override func change(
    to owner: Owner, with transaction: () -> Transaction, at time: FrameTime
  ) -> Bool {
    value.change(to: owner, with: transaction, at: time)
  }

  override func step(to time: FrameTime) -> Bool {
    value.step(to: time)
  }

  override func present(in owner: inout Owner) {
    owner.animatableData = value.presented.animatableData
  }
}
