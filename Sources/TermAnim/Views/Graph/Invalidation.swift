import Synchronization

/// A way to make a node evaluate again that works from any thread.
///
/// A class because pending updates tell by identity that they have it already. `node` is touched
/// on the main thread only, since the last reference to a node must not go on another one.
final class Invalidation: @unchecked Sendable {
  private let node: Backlink<ViewNode>
  private let pending: PendingUpdates
  private let over = Atomic(false)

  @MainActor
  init(of node: ViewNode) {
    self.node = node.backlink
    pending = node.graph.pending
  }

  /// Whether nobody waits for changes any more.
  var isOver: Bool { over.load(ordering: .relaxed) }

  func end() {
    over.store(true, ordering: .relaxed)
  }

  /// Takes note that an object the node reads is about to change, in the current transaction.
  ///
  /// Unlike state, an object has no value but its latest one. So what waits for updates of other
  /// transactions is shown first, while the object still is what they made of it.
  func objectWillChange() {
    let transaction = Transaction.current
    if let time = pending.timeOfChange(in: transaction) {
      MainActor.assumeIsolated { node.object?.graph.update(before: .current, at: time) }
    }
    pending.append(transaction, self)
  }

  /// Takes note that an object has changed in a transaction, in case an update came between.
  func objectDidChange(in transaction: Transaction = .current) {
    pending.append(transaction, self)
  }

  /// Makes the node evaluate again in the current update.
  @MainActor
  func perform() {
    node.object?.invalidate()
  }
}
