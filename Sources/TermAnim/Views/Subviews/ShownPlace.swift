/// The place where a view is shown that is written elsewhere: what flows down there reaches it.
///
/// A class because it remembers what it has worked out.
@MainActor
final class ShownPlace {
  /// What the view is given where it is written.
  private(set) var own: ViewInputs
  let written: WrittenInputs
  /// What flows down to the place.
  private(set) var around: ViewInputs
  /// The place of the nearest node around that is shown elsewhere, too, and hands on what it sees
  /// there; nil where that is what is written.
  var outer: ShownPlace?
  /// Which subview is shown there.
  private(set) weak var source: SubviewSource?
  /// What shows it.
  private(set) weak var shower: ViewNode?
  /// The number of the last update in which another environment has come to the place.
  private(set) var changedIn: Int
  private var known: (own: EnvironmentSnapshot, base: EnvironmentSnapshot, EnvironmentSnapshot)?

  /// The place of what is given `own` where the views of the list of `source` are written, and is
  /// shown by `shower`.
  init(of own: ViewInputs, source: SubviewSource, shownBy shower: ViewNode) {
    (self.own, self.source, self.shower) = (own, source, shower)
    (written, around) = (source.written, shower.inputs)
    changedIn = shower.graph.currentUpdate.whole.number
  }

  /// Takes note that `shower` shows `source`, with the inputs that it has.
  ///
  /// An environment with the same values stays the one that is known, so that nodes see by identity
  /// that nothing has changed.
  func take(_ source: SubviewSource, shownBy shower: ViewNode) {
    let old = around.environment
    (self.source, self.shower, around) = (source, shower, shower.inputs)
    if old === around.environment { return }
    if old.values.isSame(as: around.environment.values) {
      around.environment = old
    } else {
      (known, changedIn) = (nil, shower.graph.currentUpdate.whole.number)
    }
  }

  /// Takes note that `shower` shows something else.
  func end(shownBy shower: ViewNode) {
    if self.shower === shower { self.shower = nil }
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
    let base = outer?.around.environment ?? written.environment
    if own === base { return around.environment }
    if let known, known.own === own, known.base === base { return known.2 }
    let changes = own.values.changes(since: base.values)
    let made = EnvironmentSnapshot(around.environment.values.merging(changes))
    known = (own, base, made)
    return made
  }
}
