/// A key of a transaction, and the value that holds where nobody has set one.
public protocol TransactionKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

/// A key of a transaction as the key of a table.
enum KeyOfTransaction<Key: TransactionKey>: TypedKey {
  static var defaultValue: Key.Value { Key.defaultValue }
  static var name: String { "\(Key.self)" }
}
