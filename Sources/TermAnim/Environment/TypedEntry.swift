/// A value whose key is not known here; a class so that copies of a table share it.
class TypedEntry: CustomStringConvertible {
  /// Whether both stand for one value; `nil` stands for the default of the receiver's key.
  func hasSameValue(as other: TypedEntry?) -> Bool {
    self === other
  }

  var description: String { "" }
}

/// A value together with its key; never changed once it is made.
final class TypedEntryOfKey<Key: TypedKey>: TypedEntry {
  let value: Key.Value

  init(_ value: Key.Value) {
    self.value = value
  }

  /// Whether the values are equal; those that are not `Equatable` only equal themselves.
  ///
  /// - Precondition: `other` belongs to the same key.
  override func hasSameValue(as other: TypedEntry?) -> Bool {
    guard let other else { return isEqual(to: Key.defaultValue) }
    return other === self
      || isEqual(to: unsafeDowncast(other, to: TypedEntryOfKey<Key>.self).value)
  }

  override var description: String { "\(Key.name) = \(value)" }

  private func isEqual(to other: Key.Value) -> Bool {
    guard let value = value as? any Equatable else { return false }
    return value.isEqual(to: other)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool {
    (other as? Self) == self
  }
}
