import Foundation
import OpenCombine

/// The publishers of objects that have no place of their own to keep one; `lock` protects them.
final class ObjectPublishers: @unchecked Sendable {
  static let shared = ObjectPublishers()

  private struct Entry {
    weak let object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// At how many entries those of dead objects are dropped.
  private var limit = 16

  /// How many publishers are kept.
  var count: Int {
    lock.withLock { entries.count }
  }

  /// The publisher of `object`, which is `new` from now on if there is none yet.
  ///
  /// Amortised O(1).
  func publisher(
    of object: AnyObject, or new: ObservableObjectPublisher
  ) -> ObservableObjectPublisher {
    lock.withLock {
      let key = ObjectIdentifier(object)
      if let known = entries[key], known.object === object { return known.publisher }
      if entries.count >= limit { removeDead() }
      entries[key] = Entry(object: object, publisher: new)
      return new
    }
  }

  private func removeDead() {
    entries = entries.filter { $0.value.object != nil }
    limit = max(16, 2 * entries.count)
  }
}
