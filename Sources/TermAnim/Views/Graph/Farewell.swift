/// What is to be done when a subtree that has left the tree is no longer seen leaving.
///
/// Whoever shows it leaving holds this: the update in which it leaves, and then the items of containers.
/// With the last of them the subtree is gone.
@MainActor
final class Farewell {
  private var partings: [(node: Weak<ViewNode>, action: () -> Void)] = []

  /// Runs `action` at the end, unless `node` is in the tree again by then.
  func add(_ node: ViewNode, _ action: @escaping () -> Void) {
    partings.append((Weak(node), action))
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
    for parting in partings where parting.node.object?.isRemoved ?? true { parting.action() }
  }

  isolated deinit {
    end()
  }
}
