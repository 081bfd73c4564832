/// Values by their keys, as many as there is room for; those asked for longest ago make room.
///
/// The last one stays even where it takes more than all of the room.
struct RecentValues<Key: Equatable, Value> {
  private let capacity: Int
  private let most: Int
  /// Those asked for last come first.
  private var entries: [(key: Key, value: Value, size: Int)] = []
  private var total = 0

  /// Room for `most` values whose sizes are `capacity` together.
  init(capacity: Int, most: Int = .max) {
    (self.capacity, self.most) = (capacity, most)
  }

  /// The value of a key, if it is still there; O(values).
  mutating func value(for key: Key) -> Value? {
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
    let entry = entries.remove(at: index)
    entries.insert(entry, at: 0)
    return entry.value
  }

  /// Keeps the value of a key in the place of the one before; O(values).
  mutating func keep(_ value: Value, for key: Key, size: Int = 1) {
    if let index = entries.firstIndex(where: { $0.key == key }) {
      total -= entries.remove(at: index).size
    }
    entries.insert((key, value, size), at: 0)
    total += size
    while total > capacity || entries.count > most, entries.count > 1 {
      total -= entries.removeLast().size
    }
  }
}
