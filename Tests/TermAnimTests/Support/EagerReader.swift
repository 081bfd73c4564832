import Foundation

@testable import TermAnim

/// Reads a descriptor on a thread of its own as fast as anything comes, and drops it.
///
/// A class because the thread and the test share it.
final class EagerReader: Sendable {
  private let isCancelled = Locked(false)

  /// Begins to read `descriptor`, and closes it when it is cancelled.
  init(descriptor: Int32) {
    Thread.detachNewThread { [self] in
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while !isCancelled.withLock(\.self) {
        var item = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        if poll(&item, 1, 1) == 1 { _ = read(descriptor, &buffer, buffer.count) }
      }
      close(descriptor)
    }
  }

  func cancel() {
    isCancelled.withLock { $0 = true }
  }
}
