/// A key of a transaction as the key of a table.
enum KeyOfTransaction<Key: TransactionKey>: TypedKey {
  static var defaultValue: Key.Value { Key.defaultValue }
  static var name: String { "\(Key.self)" }
}
