/// A key of a transaction as the key of a table.
enum KeyOfTransaction<Key: TransactionKey, Value>: TypedKey where Key.Value == Value {
  static var defaultValue: Value { Key.defaultValue }
  static var name: String { "\(Key.self)" }
}
