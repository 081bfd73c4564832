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

  /// Whether `other` has values under the same keys that mean the same, as far as can be told.
  ///
  /// Closures and bindings mean the same: whoever reads one later finds the latest.
  @MainActor
  func isLike(_ other: FocusedValues, by fields: FieldTables) -> Bool {
    values.count == other.values.count
      && values.allSatisfy { key, value in
        other.values[key].map { fields.areAlike(value, $0) } ?? false
      }
  }
}
