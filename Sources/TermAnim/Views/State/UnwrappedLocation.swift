/// The value in another location that may have none.
///
/// Once that has none it reads as it was.
final class UnwrappedLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let base: BindingLocation<Value?>
  private let last: Locked<Value>

  /// The location of what is in `base`, which was `value` a moment ago.
  init(_ base: BindingLocation<Value?>, _ value: Value) {
    self.base = base
    last = Locked(value)
  }

  override func read() -> Value {
    guard let value = base.read() else { return last.withLock { $0 } }
    last.withLock { $0 = value }
    return value
  }

  override func write(_ value: Value, transaction: Transaction) {
    base.write(value, transaction: transaction)
  }
}
