import Foundation

/// Changes that wait for the next frame of a graph; they may come from any thread.
///
/// A class because whatever a program may change refers to it. `lock` protects all that is stored.
final class PendingUpdates: @unchecked Sendable {
  private let lock = NSLock()
  private var updates: [PendingUpdate] = []
  /// How many updates there have been to wait.
  private var updateCount = 0
  private var hasAsked = false
  private var ask: (@Sendable () -> Void)?
  private var clock: (@Sendable () -> FrameTime?)?

  var isEmpty: Bool {
    lock.withLock { updates.isEmpty }
  }

  /// Calls `ask` for the first change after each frame, on the thread of the change.
  func whenNeeded(_ ask: (@Sendable () -> Void)?) {
    lock.withLock { self.ask = ask }
  }

  /// Makes `change` a part of the update of `transaction`.
  ///
  /// Changes that follow each other in one transaction share an update.
  func append(_ transaction: Transaction, _ change: @escaping @MainActor () -> Void) {
    append(transaction) { $0.changes.append(change) }
  }

  /// Makes `change` a part of the update of `transaction`, unless that is the update `number`; the
  /// number of the update.
  func append(
    _ transaction: Transaction, unlessIn number: Int?, _ change: @escaping @MainActor () -> Void
  ) -> Int {
    append(transaction) { if $0.number != number { $0.changes.append(change) } }
  }

  /// Makes `invalidation` a part of the update of `transaction`.
  func append(_ transaction: Transaction, _ invalidation: Invalidation) {
    append(transaction) { $0.invalidations[ObjectIdentifier(invalidation)] = invalidation }
  }

  @discardableResult
  private func append(
    _ transaction: Transaction, adding add: (inout PendingUpdate) -> Void
  ) -> Int {
    let (number, ask) = lock.withLock { () -> (Int, (@Sendable () -> Void)?) in
      if updates.last?.transaction.identifier != transaction.identifier {
        updateCount += 1
        updates.append(PendingUpdate(transaction: transaction, number: updateCount))
      }
      add(&updates[updates.count - 1])
      defer { hasAsked = true }
      return (updates[updates.count - 1].number, hasAsked ? nil : self.ask)
    }
    ask?()
    return number
  }

  /// How many updates wait.
  var count: Int {
    lock.withLock { updates.count }
  }

  /// Takes the update that waits longest; the last one only if it is not that of the
  /// transaction with the identifier.
  func takeFirst(before transaction: UInt64? = nil) -> PendingUpdate? {
    lock.withLock {
      guard let last = updates.last else { return nil }
      let isLast = updates.count == 1 && last.transaction.identifier == transaction
      return isLast ? nil : updates.removeFirst()
    }
  }

  /// Takes everything that waits.
  func takeAll() -> [PendingUpdate] {
    lock.withLock {
      defer { updates.removeAll() }
      return updates
    }
  }

  /// Lets updates that were taken wait again, before all others.
  func putBack(_ taken: [PendingUpdate]) {
    lock.withLock { updates = taken + updates }
  }

  /// Lets `clock` tell the time of a change: nil on any thread but the graph's.
  func tellTime(by clock: (@Sendable () -> FrameTime?)?) {
    lock.withLock { self.clock = clock }
  }

  /// Whether the clock says that this is the graph's thread; false without a clock.
  var isOnThreadOfClock: Bool {
    let clock = lock.withLock { self.clock }
    return clock?() != nil
  }

  /// The time of a change in `transaction`; nil when nothing waits that is to be shown before it,
  /// and when it cannot be shown now.
  func timeOfChange(in transaction: Transaction) -> FrameTime? {
    let identifier = transaction.identifier
    let current = lock.withLock { () -> (@Sendable () -> FrameTime?)? in
      updates.contains { $0.transaction.identifier != identifier } ? clock : nil
    }
    return current?()
  }

  /// Keeps from asking, while a frame is being made or after one has been asked for.
  func setAsked(_ hasAsked: Bool) {
    lock.withLock { self.hasAsked = hasAsked }
  }
}
