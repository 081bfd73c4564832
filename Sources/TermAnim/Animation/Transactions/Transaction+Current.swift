import Foundation
import Synchronization

extension Transaction {
  /// The transaction of the innermost `withTransaction` or `withAnimation` on this thread.
  ///
  /// Bound to the thread and not to the task, so that a task started inside does not inherit it.
  static var current: Transaction {
    CurrentTransaction.ofThread?.transaction ?? Transaction()
  }

  /// The result of `body`, run with the transaction as the current one.
  func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = CurrentTransaction.ofThread
    CurrentTransaction.ofThread = CurrentTransaction(self)
    defer { CurrentTransaction.ofThread = outer }
    return try body()
  }

  /// A number that no transaction has had.
  static func nextIdentifier() -> UInt64 {
    lastIdentifier.add(1, ordering: .relaxed).newValue
  }

  private static let lastIdentifier = Atomic<UInt64>(0)
}

/// The current transaction of a thread; a class because threads keep pointers.
private final class CurrentTransaction {
  let transaction: Transaction

  init(_ transaction: Transaction) {
    self.transaction = transaction
  }

  /// The one of this thread; nil outside of all calls.
  static var ofThread: CurrentTransaction? {
    get {
      pthread_getspecific(key).map {
        Unmanaged<CurrentTransaction>.fromOpaque($0).takeUnretainedValue()
      }
    }
    set {
      let old = pthread_getspecific(key)
      pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
      if let old { Unmanaged<CurrentTransaction>.fromOpaque(old).release() }
    }
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let error = pthread_key_create(&key, nil)
    precondition(error == 0, "no thread-specific storage is left (error \(error))")
    return key
  }()
}
