/// Values that a view tells the container around it, found by the type of their key.
///
/// Unlike those of the environment they go outwards, and no further than the next container.
public struct ContainerValues {
  private var values = TypedValues()
  /// What `tag` gave the view.
  var tag: AnyHashable?

  init() {}

  /// The value set for `key`, or else the key's default value.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[KeyOfContainer<Key, Key.Value>.self] }
    set { values[KeyOfContainer<Key, Key.Value>.self] = newValue }
  }

  /// The tag of the view if it is a `V`; nil for a view without one.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    tag?.base as? V
  }

  /// Whether `tag` is the tag of the view.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool {
    self.tag == AnyHashable(tag)
  }
}

/// A key for containers as the key of a table.
private enum KeyOfContainer<Key: ContainerValueKey, Value>: TypedKey where Key.Value == Value {
  static var defaultValue: Value { Key.defaultValue }
  static var name: String { "\(Key.self)" }
}
