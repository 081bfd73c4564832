/// Where the value of a binding is read and written; subclasses say where.
///
/// Read and written from any thread, as the state of a program may be.
class BindingLocation<Value>: @unchecked Sendable {
  /// The value: within the evaluation of a body the one the graph shows, elsewhere the latest.
  func read() -> Value {
    preconditionFailure("\(Self.self) cannot be read")
  }

  /// Replaces the value, as a part of `transaction`.
  func write(_ value: Value, transaction: Transaction) {
    preconditionFailure("\(Self.self) cannot be written")
  }
}
