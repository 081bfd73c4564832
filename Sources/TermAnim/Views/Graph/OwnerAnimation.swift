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

  /// Takes another owner.
  func change(
    to owner: Owner, with transaction: () -> Transaction, at time: FrameTime
  ) -> OwnerChange {
    .atOnce(isRunning: false)
  }

  /// Moves to `time`, and says whether there is more to come.
  func step(to time: FrameTime) -> Bool {
    false
  }

  /// Gives `owner` the animatable data of the moment.
  func present(in owner: inout Owner) {}

  /// Whether the data of the moment are those that were last given to an owner.
  var isPresented: Bool { true }

  /// Whether two owners say the same but for their animatable data.
  func areSameButForData(_ old: Owner, _ new: Owner, by fields: FieldTables) -> Bool {
    false
  }
}
