/// A number that would grow with the user's size of text, and here stays as it is.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let value: Value

  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// The number; it would grow like text of `textStyle`.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    value = wrappedValue
  }

  /// The number as it was given.
  public var wrappedValue: Value { value }
}
