/// A value that nobody can change.
final class ConstantLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override func read() -> Value { value }

  override func write(_ value: Value, transaction: Transaction) {}
}
