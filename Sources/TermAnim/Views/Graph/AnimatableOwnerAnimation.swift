/// The animation of an animatable view or modifier that has a body.
final class AnimatableOwnerAnimation<Owner: Animatable>: OwnerAnimation<Owner> {
  private var value: AnimatedValue<Owner>
  /// What was last given to an owner.
  private var presented: Owner.AnimatableData

  init(_ owner: Owner) {
    (value, presented) = (AnimatedValue(owner), owner.animatableData)
  }

  override func change(
    to owner: Owner, with transaction: () -> Transaction, at time: FrameTime
  ) -> OwnerChange {
    var isAnimated = false
    func noted() -> Transaction {
      let transaction = transaction()
      isAnimated = transaction.effectiveAnimation != nil
      return transaction
    }
    let isRunning = value.change(to: owner, with: noted, at: time)
    return isRunning && isAnimated ? .onItsWay : .atOnce(isRunning: isRunning)
  }

  override func step(to time: FrameTime) -> Bool {
    value.step(to: time)
  }

  override func present(in owner: inout Owner) {
    presented = value.presented.animatableData
    owner.animatableData = presented
  }

  override var isPresented: Bool {
    value.presented.animatableData == presented
  }

  override func areSameButForData(_ old: Owner, _ new: Owner, by fields: FieldTables) -> Bool {
    var old = old
    old.animatableData = new.animatableData
    return fields.isSame(old, new)
  }
}
