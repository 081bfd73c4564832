/// The animation of a view or modifier that has a body; this class animates nothing.
///
/// Classes, because whether an owner is animatable is known only when its node is made.
@MainActor
class OwnerAnimation<Owner> {
  /// The animation of `owner`; nil when nothing of it can be animated.
  static func of(_ owner: Owner) -> OwnerAnimation<Owner>? {
    guard let animatable = owner as? any Animatable else { return nil }
    return make(animatable)
  }

  private static func make<Value: Animatable>(_ value: Value) -> OwnerAnimation<Owner>? {
    guard Value.AnimatableData.self != EmptyAnimatableData.self else { return nil }
    // `value` is the owner, so the types are equal.
    return unsafeDowncast(AnimatableOwnerAnimation(value), to: OwnerAnimation<Owner>.self)
  }

  /// Takes another owner, and says whether it is to be stepped from now on.
  func change(to owner: Owner, with transaction: () -> Transaction, at time: FrameTime) -> Bool {
    false
  }

  /// Moves to `time`, and says whether there is more to come.
  func step(to time: FrameTime) -> Bool {
    false
  }

  /// Gives `owner` the animatable data of the moment.
  func present(in owner: inout Owner) {}
}
