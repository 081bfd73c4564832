internal import Foundation

/// A value that one thread at a time looks at or changes.
///
/// Instead of Swift's `Mutex`, which waits inside a library that ThreadSanitizer cannot see into,
/// so that threads of which one had to wait for the other would look as if they raced.
final class Locked<Value>: @unchecked Sendable {
  private var value: Value
  private let lock = NSLock()

  init(_ value: Value) {
    self.value = value
  }

  /// Calls `body` with the value as soon as no other thread has it.
  ///
  /// Called again from `body`, it waits for ever.
  func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
