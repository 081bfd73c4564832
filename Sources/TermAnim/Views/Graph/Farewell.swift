/// What is to be done when a subtree that has left the tree is no longer seen leaving.
///
/// Whoever shows it leaving holds this: the update in which it leaves, and then the items of
/// containers. With the last of them the subtree is gone.
@MainActor
final class Farewell {
  /// What states were before the update in which the subtree left.
  let past: PastStates
  private var partings: [(absence: Absence, action: () -> Void)] = []
  /// Those that last at least as long as this one.
  private var held: [Farewell] = []
  /// What has left the subtree since, and is seen as long as that.
  private var nodes: [ViewNode] = []

  init(past: PastStates) {
    self.past = past
  }

  /// Runs `action` at the end, unless `absence` is over by then.
  func add(_ absence: Absence, _ action: @escaping () -> Void) {
    partings.append((absence, action))
  }

  /// Lets another one last as long as this one.
  func hold(_ other: Farewell) {
    if other !== self, !held.contains(where: { $0 === other }) { held.append(other) }
  }

  /// Keeps a node that leaves the subtree, which has left already.
  func keep(_ node: ViewNode) {
    nodes.append(node)
  }

  /// Lets another one wait for what is to be done.
  func handOver(to other: Farewell) {
    guard other !== self else { return }
    other.partings += partings
    partings = []
  }

  /// Does what is due of a subtree that has gone, or has come back.
  func end() {
    let partings = partings
    self.partings = []
    for parting in partings where !parting.absence.isOver { parting.action() }
  }

  isolated deinit {
    end()
  }
}
