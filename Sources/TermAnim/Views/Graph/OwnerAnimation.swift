/// The animation of a view or modifier that has a body; this class animates nothing.
///
/// A class because the nodes of owners that are not animatable know nothing of the one that does.
@MainActor
class OwnerAnimation<Owner> {
  /// The animation of `owner`; nil when it has no animatable data.
  static func of(_ owner: Owner) -> OwnerAnimation<Owner>? where Owner: Animatable {
    Owner.AnimatableData.self == EmptyAnimatableData.self ? nil : AnimatableOwnerAnimation(owner)
  }

  /// The animation of an owner whose declaration cannot be seen, such as a style of any type; most
  /// styles hold nothing that could move, and are not asked.
  static func lookedUp(for owner: Owner) -> OwnerAnimation<Owner>? {
    func animation<Value: Animatable>(of value: Value) -> OwnerAnimation<Owner>? {
      // `value` is the owner, so the types are equal.
      OwnerAnimation<Value>.of(value).map {
        unsafeDowncast($0, to: OwnerAnimation<Owner>.self)
      }
    }
    guard MemoryLayout<Owner>.size > 0 else { return nil }
    return (owner as? any Animatable).flatMap { animation(of: $0) }
  }

  /// Takes another owner.
  func change(
    to owner: Owner, with transaction: Transaction, at time: FrameTime
  ) -> OwnerChange {
    .atOnce(isRunning: false)
  }

  /// Moves to `time`, and says whether there is more to come.
  func step(to time: FrameTime) -> Bool {
    false
  }

  /// Gives `owner` the animatable data of the moment, unless it is at rest and has them.
  func present(in owner: inout Owner) {}

  /// Whether the data of the moment are those that were last given to an owner.
  var isPresented: Bool { true }

  /// Whether two owners say the same but for their animatable data.
  func areSameButForData(_ old: Owner, _ new: Owner, by fields: FieldTables) -> Bool {
    false
  }
}
