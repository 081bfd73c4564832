/// The place where a view is shown that is written elsewhere: what flows down there reaches it.
///
/// A class because it remembers what it has worked out.
@MainActor
final class ShownPlace {
  /// What the view is given where it is written.
  private(set) var own: ViewInputs
  private let written: WrittenInputs
  /// What flows down to the place.
  var around: ViewInputs {
    didSet { known = nil }
  }
  private var known: (own: EnvironmentSnapshot, written: EnvironmentSnapshot, EnvironmentSnapshot)?

  init(of own: ViewInputs, written: WrittenInputs, shownIn around: ViewInputs) {
    (self.own, self.written, self.around) = (own, written, around)
  }

  /// What the view is given here instead of `own`: the environment of the place, changed as it is
  /// changed on the way from the list to the view.
  func inputs(insteadOf own: ViewInputs) -> ViewInputs {
    self.own = own
    var inputs = own
    inputs.environment = environment(insteadOf: own.environment)
    inputs.stackAxis = around.stackAxis
    return inputs
  }

  private func environment(insteadOf own: EnvironmentSnapshot) -> EnvironmentSnapshot {
    if own === written.environment { return around.environment }
    if let known, known.own === own, known.written === written.environment { return known.2 }
    let changes = own.values.changes(since: written.environment.values)
    let made = EnvironmentSnapshot(around.environment.values.merging(changes))
    known = (own, written.environment, made)
    return made
  }
}
