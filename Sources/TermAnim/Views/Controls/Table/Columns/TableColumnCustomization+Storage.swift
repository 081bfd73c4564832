public import Foundation

extension AppStorage {
  /// What has been made of the columns of a table, kept in the user's defaults.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String,
    store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(StoredProperty(.named(key, in: store ?? .standard), default: wrappedValue))
  }
}

extension SceneStorage {
  /// What has been made of the columns of a table, kept until the program ends.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(StoredProperty(.named(key, in: nil), default: wrappedValue))
  }
}

extension TableColumnCustomization: Storable {
  static func value(in defaults: UserDefaults, forKey key: String) -> Self? {
    defaults.data(forKey: key).flatMap { DecodedValues.value(of: self, from: $0, forKey: key) }
  }

  func store(in defaults: UserDefaults, forKey key: String) {
    // What is made of strings and truth values can always be encoded.
    if let data = try? JSONEncoder().encode(self) { defaults.set(data, forKey: key) }
  }
}
