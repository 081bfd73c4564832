/// A value that two closures read and write.
///
/// The setter without a transaction runs in whatever transaction is going on: such a binding does
/// not animate by itself.
final class ClosureLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void

  init(get getter: @escaping () -> Value, set setter: @escaping (Value, Transaction) -> Void) {
    (self.getter, self.setter) = (getter, setter)
  }

  override func read() -> Value {
    getter()
  }

  override func write(_ value: Value, transaction: Transaction) {
    setter(value, transaction)
  }
}
