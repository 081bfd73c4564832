/// A key of the environment, and the value that views see where nobody has set one.
public protocol EnvironmentKey {
  associatedtype Value

  static var defaultValue: Value { get }
}
