/// Values of what has the keyboard focus, found by the type of their key.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value for `key` that is nearest to what has the focus; nil where there is none.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type.
  subscript<Object: AnyObject>(objectOf type: ObjectType<Object>) -> Object? {
    get { values[ObjectIdentifier(Object.self)] as? Object }
    set { values[ObjectIdentifier(Object.self)] = newValue }
  }

  /// A type of objects as an index of key paths.
  struct ObjectType<Object>: Hashable {}

  /// Whether `other` has values under the same keys, and equal ones where that can be told.
  ///
  /// Values that are not `Equatable`, such as closures, are taken to mean the same: whoever reads one
  /// later finds the latest.
  func isLike(_ other: FocusedValues) -> Bool {
    values.count == other.values.count
      && values.allSatisfy { key, value in
        other.values[key].map { Self.areAlike(value, $0) } ?? false
      }
  }

  private static func areAlike(_ a: Any, _ b: Any) -> Bool {
    if let a = a as? any Equatable { return a.isLike(b) }
    if type(of: a) is AnyClass { return a as AnyObject === b as AnyObject }
    return true
  }
}

/// A key of the values of what has the focus.
public protocol FocusedValueKey {
  associatedtype Value
}

extension Equatable {
  /// Whether `other` is the same value; equal bits are, even those of NaN, which equals nothing and
  /// would be another value for ever.
  fileprivate func isLike(_ other: Any) -> Bool {
    guard let other = other as? Self else { return false }
    return self == other
      || Bits.withAddresses(of: self, other) {
        Bits.areEqual($0, $1, count: MemoryLayout<Self>.size)
      }
  }
}
