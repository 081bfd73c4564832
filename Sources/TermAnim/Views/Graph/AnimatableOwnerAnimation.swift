/// The animation of an animatable view or modifier that has a body.
final class AnimatableOwnerAnimation<Owner: Animatable>: OwnerAnimation<Owner> {
  private var value: AnimatedValue<BareData<Owner.AnimatableData>>
  /// What was last given to an owner.
  private var presented: Owner.AnimatableData
  private var isRunning = false
  /// Whether the end of an animation has not been given to an owner yet.
  private var hasEnded = false

  init(_ owner: Owner) {
    let data = owner.animatableData
    (value, presented) = (AnimatedValue(BareData(animatableData: data)), data)
  }

  override func change(
    to owner: Owner, with transaction: Transaction, at time: FrameTime
  ) -> OwnerChange {
    let isRunning = note(
      value.change(
        to: BareData(animatableData: owner.animatableData), with: transaction, at: time))
    let isAnimated = transaction.effectiveAnimation != nil
    if isAnimated && !isRunning { hasEnded = true }
    return isRunning && isAnimated ? .onItsWay : .atOnce(isRunning: isRunning)
  }

  override func step(to time: FrameTime) -> Bool {
    note(value.step(to: time))
  }

  private func note(_ isRunning: Bool) -> Bool {
    if self.isRunning && !isRunning { hasEnded = true }
    self.isRunning = isRunning
    return isRunning
  }

  // Owners may notice that their data are set, and take data that are at their goal for the end of
  // an animation; so nothing is set at rest, where the owner has the data anyway.
  override func present(in owner: inout Owner) {
    presented = value.presented.animatableData
    guard isRunning || hasEnded else { return }
    hasEnded = false
    owner.animatableData = presented
  }

  override var isPresented: Bool {
    value.presented.animatableData == presented
  }

  override func areSameButForData(_ old: Owner, _ new: Owner, by fields: FieldTables) -> Bool {
    var new = new
    let data = old.animatableData
    // Back to what has been set before: whoever notices is not told of the goal ahead of time.
    if new.animatableData != data { new.animatableData = data }
    return fields.isSame(old, new)
  }
}

/// Animatable data without their owner, which would notice each time that they are set.
private struct BareData<Data: VectorArithmetic>: Animatable {
  var animatableData: Data
}
