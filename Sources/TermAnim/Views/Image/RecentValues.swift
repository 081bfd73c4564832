/// Values by their keys, as many as there is room for; those asked for longest ago make room.
struct RecentValues<Key: Equatable, Value> {
  private let capacity: Int
  /// Those asked for last come first.
  private var entries: [(key: Key, value: Value)] = []

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// The value of a key, if it is still there; O(capacity).
  mutating func value(for key: Key) -> Value? {
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
    let entry = entries.remove(at: index)
    entries.insert(entry, at: 0)
    return entry.value
  }

  /// Keeps the value of a key in the place of the one before; O(capacity).
  mutating func keep(_ value: Value, for key: Key) {
    entries.removeAll { $0.key == key }
    entries.insert((key, value), at: 0)
    if entries.count > capacity { entries.removeLast() }
  }
}
