public import Foundation

/// A value that outlives the program, kept in the user's defaults under a name.
///
/// Views that show it are drawn anew when any of them changes it, and so are those that observe an
/// object with it.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let property: StoredProperty<Value>

  init(_ property: StoredProperty<Value>) {
    self.property = property
  }

  /// The value that is kept, or else the one that was given.
  @MainActor @preconcurrency
  public var wrappedValue: Value {
    get { property.value }
    nonmutating set { property.value = newValue }
  }

  /// A binding to the value.
  @MainActor @preconcurrency
  public var projectedValue: Binding<Value> { property.binding }
}

extension AppStorage: StoredItemHolder {
  nonisolated var item: StoredItem { property.place }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(StoredProperty(.named(key, in: store ?? .standard), default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(StoredProperty(.named(key, in: store ?? .standard), default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(StoredProperty(.named(key, in: store ?? .standard), default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(StoredProperty(.named(key, in: store ?? .standard), default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(StoredProperty(.named(key, in: store ?? .standard), default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(StoredProperty(.named(key, in: store ?? .standard), default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(StoredProperty(.named(key, in: store ?? .standard), default: wrappedValue))
  }

  /// A value that is kept as its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(StoredProperty(raw: .named(key, in: store ?? .standard), default: wrappedValue))
  }

  /// A value that is kept as its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(StoredProperty(raw: .named(key, in: store ?? .standard), default: wrappedValue))
  }

}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(StoredProperty(.named(key, in: store ?? .standard)))
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(StoredProperty(.named(key, in: store ?? .standard)))
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(StoredProperty(.named(key, in: store ?? .standard)))
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(StoredProperty(.named(key, in: store ?? .standard)))
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(StoredProperty(.named(key, in: store ?? .standard)))
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(StoredProperty(.named(key, in: store ?? .standard)))
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(StoredProperty(.named(key, in: store ?? .standard)))
  }

  /// A value that is kept as its raw value, and may be missing.
  public init<Content: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Content?, Content.RawValue == Int {
    self.init(StoredProperty(raw: .named(key, in: store ?? .standard)))
  }

  /// A value that is kept as its raw value, and may be missing.
  public init<Content: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Content?, Content.RawValue == String {
    self.init(StoredProperty(raw: .named(key, in: store ?? .standard)))
  }

}
