import Foundation
import OpenCombine

/// A place for a value under a name, which tells the views that show it when it changes.
///
/// A class because all views that ask for one name in the same defaults share one.
final class StoredItem: ObservableObject, @unchecked Sendable {
  private let key: String
  /// Where values outlive the program, nil for those that do not; locks itself.
  private let defaults: UserDefaults?
  private let memory = Locked<(any Storable)?>(nil)

  private init(key: String, defaults: UserDefaults?) {
    (self.key, self.defaults) = (key, defaults)
  }

  /// The value; nil when there is none, or one of another type.
  func value<Value: Storable>(as type: Value.Type) -> Value? {
    if let defaults { return Value.value(in: defaults, forKey: key) }
    return memory.withLock { $0 } as? Value
  }

  /// Keeps `value` from now on; nil forgets what is kept.
  ///
  /// All places of the name are told, also those in other defaults: these may be of the same suite.
  func keep<Value: Storable>(_ value: Value?) {
    guard let defaults else {
      objectWillChange.send()
      return memory.withLock { $0 = value }
    }
    for item in Self.shown(key) { item.objectWillChange.send() }
    if let value {
      value.store(in: defaults, forKey: key)
    } else {
      defaults.removeObject(forKey: key)
    }
  }

  /// Places for this run of the program, by their names.
  private static let memories = Locked<[String: StoredItem]>([:])
  /// Places in the user's defaults, by their names, as long as anybody shows them.
  private static let places = Locked<[String: [Weak<StoredItem>]]>([:])

  /// The place under `key` in `defaults`, or in this run of the program only.
  static func named(_ key: String, in defaults: UserDefaults?) -> StoredItem {
    guard let defaults else { return memory(key) }
    return places.withLock { places in
      let known = places[key] ?? []
      if let item = known.lazy.compactMap(\.object).first(where: { $0.defaults === defaults }) {
        return item
      }
      let item = StoredItem(key: key, defaults: defaults)
      places[key] = known.filter { $0.object != nil } + [Weak(item)]
      return item
    }
  }

  private static func memory(_ key: String) -> StoredItem {
    memories.withLock { memories in
      if let known = memories[key] { return known }
      let item = StoredItem(key: key, defaults: nil)
      memories[key] = item
      return item
    }
  }

  /// The places under `key` that somebody shows.
  private static func shown(_ key: String) -> [StoredItem] {
    places.withLock { ($0[key] ?? []).compactMap(\.object) }
  }
}
