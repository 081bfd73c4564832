/// A property of an object.
///
/// The object sees to its own safety; this only refers to it.
final class PropertyLocation<Object: AnyObject, Value>: BindingLocation<Value>, @unchecked Sendable
{
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    (self.object, self.keyPath) = (object, keyPath)
  }

  override func read() -> Value {
    object[keyPath: keyPath]
  }

  override func write(_ value: Value, transaction: Transaction) {
    transaction.perform { object[keyPath: keyPath] = value }
  }
}
