/// A key of the environment as the key of a table.
enum KeyOfEnvironment<Key: EnvironmentKey>: TypedKey {
  static var defaultValue: Key.Value { Key.defaultValue }
  static var name: String { "\(Key.self)" }
}
