/// A value together with its key; never changed once it is made.
///
/// The key is no part of the type: each would make a type of its own, whose making looks for what
/// the key conforms to.
class TypedEntryOf<Value>: TypedEntry {
  final let value: Value
  private let key: any TypedKey.Type

  init<Key: TypedKey>(_ value: Value, for key: Key.Type) where Key.Value == Value {
    (self.value, self.key) = (value, key)
  }

  /// Whether the values are equal; those that are not `Equatable` only equal themselves.
  ///
  /// - Precondition: `other` belongs to the same key.
  final override func hasSameValue(as other: TypedEntry?) -> Bool {
    guard let other else { return isEqual(to: key.defaultValue) }
    return other === self || isEqual(to: unsafeDowncast(other, to: TypedEntryOf<Value>.self).value)
  }

  final override var description: String { "\(key.name) = \(value)" }

  /// Whether the value equals another of its type.
  ///
  /// The runtime is asked whether it can, as it may be of a protocol's type.
  func isEqual(to other: Any) -> Bool {
    guard let value = value as? any Equatable else { return false }
    return value.isEqual(to: other)
  }
}
