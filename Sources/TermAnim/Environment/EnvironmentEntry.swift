/// A value of an environment whose key is not known here; a class so that copies share it.
class EnvironmentEntry: CustomStringConvertible {
  /// Whether both stand for one value; `nil` stands for the default of the receiver's key.
  func hasSameValue(as other: EnvironmentEntry?) -> Bool {
    self === other
  }

  var description: String { "" }
}

/// A value of an environment together with its key; never changed once it is made.
///
/// Only a `TypedEnvironmentEntry<Key>` is ever stored under the identifier of `Key`.
final class TypedEnvironmentEntry<Key: EnvironmentKey>: EnvironmentEntry {
  let value: Key.Value

  init(_ value: Key.Value) {
    self.value = value
  }

  override func hasSameValue(as other: EnvironmentEntry?) -> Bool {
    guard let other else { return isEqual(value, Key.defaultValue) }
    return other === self
      || isEqual(value, unsafeDowncast(other, to: TypedEnvironmentEntry<Key>.self).value)
  }

  override var description: String { "\(Key.self) = \(value)" }

  private func isEqual(_ value: Key.Value, _ other: Key.Value) -> Bool {
    guard let value = value as? any Equatable else { return false }
    return value.isEqual(to: other)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool {
    (other as? Self) == self
  }
}
