/// A value that a view keeps while a gesture goes on, and that returns to what it was afterwards.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initialValue: Value
  private let prepareReset: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  /// A value that is `wrappedValue` while no gesture goes on.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue) { _, _ in }
  }

  /// A value that is `initialValue` while no gesture goes on.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// A value that returns to `wrappedValue` in `resetTransaction`.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// A value that returns to `initialValue` in `resetTransaction`.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// A value that returns to `wrappedValue` in the transaction that `reset`, which is told the
  /// value at the end of the gesture, makes.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    (initialValue, prepareReset) = (wrappedValue, reset)
  }

  /// A value that returns to `initialValue` in the transaction that `reset` makes.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value; only the `updating` of a gesture changes it.
  public var wrappedValue: Value {
    location?.read() ?? initialValue
  }

  public var projectedValue: GestureState<Value> { self }

  /// Lets `body` change the value in a transaction of its own.
  func update(_ body: (inout Value, inout Transaction) -> Void) {
    guard let location else { return }
    var (value, transaction) = (location.read(), Transaction.continuous)
    body(&value, &transaction)
    location.write(value, transaction: transaction.numbered(Transaction.nextIdentifier()))
  }

  /// Returns the value to what it is while no gesture goes on: in an update with what the end of
  /// the gesture changes, unless the transaction is one of its own.
  func reset() {
    guard let location else { return }
    var transaction = Transaction()
    prepareReset(location.read(), &transaction)
    if !transaction.isEmpty { transaction = transaction.numbered(Transaction.nextIdentifier()) }
    location.write(initialValue, transaction: transaction)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// A value that returns to nil in `resetTransaction`.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// A value that returns to nil in the transaction that `reset` makes.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState: GraphProperty {
  static var isOwnedByNode: Bool { true }

  mutating func connect(
    to slot: inout AnyObject?, of node: ViewNode, reads: EnvironmentReads
  ) {
    location = (slot as? StateLocation<Value>) ?? StateLocation(initialValue, of: node)
    slot = location
  }
}
