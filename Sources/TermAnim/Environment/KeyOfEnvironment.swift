/// A key of the environment as the key of a table.
///
/// It names the type of the values: asked for the key's, the runtime would look for the key.
enum KeyOfEnvironment<Key: EnvironmentKey, Value>: TypedKey where Key.Value == Value {
  static var defaultValue: Value { Key.defaultValue }
  static var name: String { "\(Key.self)" }
}
