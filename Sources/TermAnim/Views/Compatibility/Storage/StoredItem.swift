import Foundation
import OpenCombine

/// A place for a value under a name, which tells the views that show it when it changes.
///
/// A class because all views that ask for one name share one.
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
  func keep<Value: Storable>(_ value: Value?) {
    objectWillChange.send()
    guard let defaults else { return memory.withLock { $0 = value } }
    if let value {
      value.store(in: defaults, forKey: key)
    } else {
      defaults.removeObject(forKey: key)
    }
  }

  private struct Name: Hashable {
    let key: String
    let defaults: ObjectIdentifier?
  }

  private static let items = Locked<[Name: StoredItem]>([:])

  /// The place under `key` in `defaults`, or in this run of the program only.
  static func named(_ key: String, in defaults: UserDefaults?) -> StoredItem {
    items.withLock { items in
      let name = Name(key: key, defaults: defaults.map(ObjectIdentifier.init))
      if let known = items[name] { return known }
      let item = StoredItem(key: key, defaults: defaults)
      items[name] = item
      return item
    }
  }
}
