import Foundation

/// The memory of one `State` of one node.
///
/// Writing shows at once to whoever reads outside a body; bodies see each value in the update of
/// the transaction that wrote it, and only the last one that it wrote. `lock` protects `latest`,
/// `written`, `hasBeenWritten` and `lastUpdate`; everything else is touched on the main thread
/// only.
final class StateLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let lock = NSLock()
  private var latest: Value
  /// What has been written and not been shown by the graph: one value for each update, oldest
  /// first.
  private var written: [Value] = []
  /// The update of the last one.
  private var lastUpdate: Int?
  private var shown: Value
  private var hasBeenWritten = false
  private let dependents = Dependents()
  private weak var graph: ViewGraph?
  private let fields: FieldTables
  private let pending: PendingUpdates
  /// How many nodes are around the one it belongs to.
  private let depth: Int

  /// The memory of `graph` itself, or of a node with `depth` others around it.
  @MainActor
  init(_ value: Value, in graph: ViewGraph, depth: Int = 0) {
    (latest, shown) = (value, value)
    (self.graph, fields, pending, self.depth) = (graph, graph.fields, graph.pending, depth)
  }

  @MainActor
  convenience init(_ value: Value, of node: ViewNode) {
    self.init(value, in: node.graph, depth: node.depth)
  }

  /// Within a body the value that is shown, or that was when the body's view left the tree;
  /// elsewhere the latest.
  override func read() -> Value {
    guard let node = Evaluation.current else { return lock.withLock { latest } }
    dependents.insert(node)
    nonisolated(unsafe) var value = shown
    MainActor.assumeIsolated {
      guard node.isRemoved, let past = node.pastValue(of: self, ownedAt: depth) else { return }
      if let past = past as? Value { value = past }
    }
    return value
  }

  override func write(_ value: Value, transaction: Transaction) {
    // What is replaced goes when the lock is open again, as it may write when it goes.
    _ = lock.withLock { () -> Value? in
      (latest, hasBeenWritten) = (value, true)
      let update = pending.append(transaction, unlessIn: lastUpdate) { [weak self] in self?.show() }
      let replaced = update == lastUpdate ? written.popLast() : nil
      written.append(value)
      lastUpdate = update
      return replaced
    }
  }

  /// Lets the bodies see the oldest value they have not seen.
  @MainActor
  private func show() {
    let value = lock.withLock { written.removeFirst() }
    let isSame = fields.isSame(shown, value)
    if !isSame { graph?.departures.keep(shown, of: self) }
    shown = value
    if !isSame { dependents.invalidate() }
  }
}

extension StateLocation: StateSlot {
  /// Whether it has been written, or refers to an object, which may have changed.
  var keepsState: Bool {
    lock.withLock { hasBeenWritten || Value.self is AnyClass && !(latest is any MadeAnew) }
  }
}
