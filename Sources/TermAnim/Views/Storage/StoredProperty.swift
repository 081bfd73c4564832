/// What the properties that are kept under a name have in common.
struct StoredProperty<Value>: DynamicProperty {
  @ObservedObject private var item: StoredItem
  private let read: (StoredItem) -> Value
  private let write: (StoredItem, Value) -> Void

  /// A value that is kept as it is.
  init(_ item: StoredItem, default value: Value) where Value: Storable {
    _item = ObservedObject(wrappedValue: item)
    read = { $0.value(as: Value.self) ?? value }
    write = { $0.keep($1) }
  }

  /// A value that may be missing.
  init<Content: Storable>(_ item: StoredItem) where Value == Content? {
    _item = ObservedObject(wrappedValue: item)
    read = { $0.value(as: Content.self) }
    write = { $0.keep($1) }
  }

  /// A value that is kept as its raw value.
  init(raw item: StoredItem, default value: Value)
  where Value: RawRepresentable, Value.RawValue: Storable {
    _item = ObservedObject(wrappedValue: item)
    read = { $0.value(as: Value.RawValue.self).flatMap(Value.init) ?? value }
    write = { $0.keep($1.rawValue) }
  }

  /// A value that is kept as its raw value, and may be missing.
  init<Content: RawRepresentable>(raw item: StoredItem)
  where Value == Content?, Content.RawValue: Storable {
    _item = ObservedObject(wrappedValue: item)
    read = { $0.value(as: Content.RawValue.self).flatMap(Content.init) }
    write = { $0.keep($1?.rawValue) }
  }

  /// Where the value is kept.
  nonisolated var place: StoredItem { _item.object }

  @MainActor @preconcurrency
  var value: Value {
    get { read(item) }
    nonmutating set { write(item, newValue) }
  }

  @MainActor @preconcurrency
  var binding: Binding<Value> {
    let (item, read, write) = (item, read, write)
    return Binding(get: { read(item) }, set: { write(item, $0) })
  }
}
