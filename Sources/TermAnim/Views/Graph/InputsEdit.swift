/// What a transition makes of the inputs of the view that it is around.
///
/// The view's node stays where it is in the tree, and is still given its inputs by the nodes around
/// it; the edit comes in between.
@MainActor
final class InputsEdit {
  /// The inputs as the nodes around gave them last.
  private(set) var given: ViewInputs
  /// What the transition has set in the environment.
  private(set) var changes = EnvironmentValues()
  /// The content of the transition that has set it; nil when that is no longer there.
  ///
  /// A view may be in two transitions, as when it leaves one place for another.
  weak var owner: ContentSource?
  /// The environment that comes of it; nil until it is asked for.
  ///
  /// Kept so that nodes see by identity that nothing has changed.
  private var edited: EnvironmentSnapshot?

  /// An edit for a node that has been given `inputs`.
  init(of inputs: ViewInputs) {
    given = inputs
  }

  func take(_ changes: EnvironmentValues) {
    (self.changes, edited) = (changes, nil)
  }

  /// What the node is to see when it is given `inputs`.
  func edit(_ inputs: ViewInputs) -> ViewInputs {
    if inputs.environment !== given.environment { edited = nil }
    given = inputs
    let environment =
      edited ?? EnvironmentSnapshot(inputs.environment.values.merging(changes))
    edited = environment
    var result = inputs
    result.environment = environment
    return result
  }
}
