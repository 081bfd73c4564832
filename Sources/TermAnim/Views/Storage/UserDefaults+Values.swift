public import Foundation

extension UserDefaults {
  /// Keeps a value under a key; nil keeps none.
  public func setValue(_ value: Any?, forKey key: String) {
    set(value, forKey: key)
  }

  /// What is kept under a key; nil for nothing.
  public func value(forKey key: String) -> Any? {
    object(forKey: key)
  }
}
