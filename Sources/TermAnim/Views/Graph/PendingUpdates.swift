import Foundation

/// Changes that wait for the next frame of a graph; they may come from any thread.
///
/// A class because whatever a program may change refers to it. `lock` protects all that is stored.
final class PendingUpdates: @unchecked Sendable {
  private let lock = NSLock()
  private var updates: [PendingUpdate] = []
  private var hasAsked = false
  private var ask: (@Sendable () -> Void)?

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
    let ask = lock.withLock { () -> (@Sendable () -> Void)? in
      if let last = updates.last, last.transaction.identifier == transaction.identifier {
        updates[updates.count - 1].changes.append(change)
      } else {
        updates.append(PendingUpdate(transaction: transaction, changes: [change]))
      }
      defer { hasAsked = true }
      return hasAsked ? nil : self.ask
    }
    ask?()
  }

  /// Takes what waits.
  func takeAll() -> [PendingUpdate] {
    lock.withLock {
      defer { updates.removeAll() }
      return updates
    }
  }

  /// Keeps from asking, while a frame is being made or after one has been asked for.
  func setAsked(_ hasAsked: Bool) {
    lock.withLock { self.hasAsked = hasAsked }
  }
}
