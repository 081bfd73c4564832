/// A way to make a node evaluate again that works from any thread.
///
/// A class because pending updates tell by identity that they have it already. `node` is touched
/// on the main thread only, since the last reference to a node must not go on another one.
final class Invalidation: @unchecked Sendable {
  private weak var node: ViewNode?
  private let pending: PendingUpdates

  @MainActor
  init(of node: ViewNode) {
    self.node = node
    pending = node.graph.pending
  }

  /// Takes note that something the node read is about to change, in the current transaction.
  func objectWillChange() {
    pending.append(.current, self)
  }

  /// Makes the node evaluate again in the current update.
  @MainActor
  func perform() {
    node?.invalidate()
  }
}
