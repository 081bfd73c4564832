/// A value that views can give to the custom layout around them.
public protocol LayoutValueKey {
  associatedtype Value

  /// What a view without a value has.
  static var defaultValue: Value { get }
}
