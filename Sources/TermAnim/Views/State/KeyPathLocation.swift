/// A part of another location's value.
final class KeyPathLocation<Root, Value>: BindingLocation<Value>, @unchecked Sendable {
  private let root: BindingLocation<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(_ root: BindingLocation<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    (self.root, self.keyPath) = (root, keyPath)
  }

  override func read() -> Value {
    root.read()[keyPath: keyPath]
  }

  override func write(_ value: Value, transaction: Transaction) {
    var whole = root.read()
    whole[keyPath: keyPath] = value
    root.write(whole, transaction: transaction)
  }
}
