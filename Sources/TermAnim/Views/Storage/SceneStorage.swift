public import Foundation

/// A value under a name, kept until the program ends and shared by the views that name it.
///
/// Views that show it are drawn anew when any of them changes it.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
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

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(StoredProperty(.named(key, in: nil), default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(StoredProperty(.named(key, in: nil), default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(StoredProperty(.named(key, in: nil), default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(StoredProperty(.named(key, in: nil), default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(StoredProperty(.named(key, in: nil), default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(StoredProperty(.named(key, in: nil), default: wrappedValue))
  }

  /// A value that is kept as its raw value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(StoredProperty(raw: .named(key, in: nil), default: wrappedValue))
  }

  /// A value that is kept as its raw value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(StoredProperty(raw: .named(key, in: nil), default: wrappedValue))
  }

}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? {
    self.init(StoredProperty(.named(key, in: nil)))
  }

  public init(_ key: String) where Value == Int? {
    self.init(StoredProperty(.named(key, in: nil)))
  }

  public init(_ key: String) where Value == Double? {
    self.init(StoredProperty(.named(key, in: nil)))
  }

  public init(_ key: String) where Value == String? {
    self.init(StoredProperty(.named(key, in: nil)))
  }

  public init(_ key: String) where Value == URL? {
    self.init(StoredProperty(.named(key, in: nil)))
  }

  public init(_ key: String) where Value == Data? {
    self.init(StoredProperty(.named(key, in: nil)))
  }

  /// A value that is kept as its raw value, and may be missing.
  public init<Content: RawRepresentable>(_ key: String)
  where Value == Content?, Content.RawValue == Int {
    self.init(StoredProperty(raw: .named(key, in: nil)))
  }

  /// A value that is kept as its raw value, and may be missing.
  public init<Content: RawRepresentable>(_ key: String)
  where Value == Content?, Content.RawValue == String {
    self.init(StoredProperty(raw: .named(key, in: nil)))
  }

}
