import Foundation
import OpenCombine

/// The publishers of objects, which are looked for in them once; `lock` protects them.
final class ObjectPublishers: @unchecked Sendable {
  static let shared = ObjectPublishers()

  private struct Entry {
    weak let object: AnyObject?
    let publisher: ObservableObjectPublisher
    /// What hears of the changes of stored values that the object shows.
    let subscriptions: [AnyCancellable]
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// At how many entries those of dead objects are dropped.
  private var limit = 16

  /// How many publishers are kept.
  var count: Int {
    lock.withLock { entries.count }
  }

  /// The publisher of `object`; nil when none is kept.
  func publisher(of object: AnyObject) -> ObservableObjectPublisher? {
    lock.withLock { known(object) }
  }

  /// The publisher of `object`, which is `new` from now on if there is none yet; it tells of
  /// changes of `items`, too.
  ///
  /// Amortised O(items + 1). What an object has subscribed to is given up some time after the
  /// object has gone.
  func publisher(
    of object: AnyObject, or new: ObservableObjectPublisher, telling items: [StoredItem] = []
  ) -> ObservableObjectPublisher {
    // The publishers of items are kept here, too: they are asked for before the lock is taken.
    let subscriptions = items.map { $0.objectWillChange.sink { new.send() } }
    return lock.withLock {
      if let known = known(object) { return known }
      if entries.count >= limit { removeDead() }
      entries[ObjectIdentifier(object)] = Entry(
        object: object, publisher: new, subscriptions: subscriptions)
      return new
    }
  }

  private func known(_ object: AnyObject) -> ObservableObjectPublisher? {
    guard let known = entries[ObjectIdentifier(object)], known.object === object else { return nil }
    return known.publisher
  }

  private func removeDead() {
    entries = entries.filter { $0.value.object != nil }
    limit = max(16, 2 * entries.count)
  }
}
