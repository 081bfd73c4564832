import Foundation

/// A value that the user's defaults can keep.
protocol Storable: Sendable {
  /// The value under `key`; nil when there is none, or one of another type.
  static func value(in defaults: UserDefaults, forKey key: String) -> Self?

  /// Puts the value under `key`.
  func store(in defaults: UserDefaults, forKey key: String)
}

extension Storable {
  static func value(in defaults: UserDefaults, forKey key: String) -> Self? {
    defaults.object(forKey: key) as? Self
  }

  func store(in defaults: UserDefaults, forKey key: String) {
    defaults.set(self, forKey: key)
  }
}

extension Bool: Storable {
  static func value(in defaults: UserDefaults, forKey key: String) -> Bool? {
    defaults.object(forKey: key) == nil ? nil : defaults.bool(forKey: key)
  }
}

extension Int: Storable {
  static func value(in defaults: UserDefaults, forKey key: String) -> Int? {
    defaults.object(forKey: key) == nil ? nil : defaults.integer(forKey: key)
  }
}

extension Double: Storable {
  static func value(in defaults: UserDefaults, forKey key: String) -> Double? {
    defaults.object(forKey: key) == nil ? nil : defaults.double(forKey: key)
  }
}

extension String: Storable {}
extension Data: Storable {}
extension Date: Storable {}

extension URL: Storable {
  static func value(in defaults: UserDefaults, forKey key: String) -> URL? {
    defaults.url(forKey: key)
  }

  func store(in defaults: UserDefaults, forKey key: String) {
    defaults.set(self as URL?, forKey: key)
  }
}
