/// A value that is kept elsewhere, to be read and changed here.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  let location: BindingLocation<Value>
  /// What was set as `transaction`; nil leaves changes to the transaction that is going on.
  private var ownTransaction: Transaction?

  init(_ location: BindingLocation<Value>) {
    self.location = location
  }

  /// A binding that two closures read and write; the setter is told no transaction, so
  /// `animation(_:)` has no effect on it.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(ClosureLocation(get: get) { value, _ in set(value) })
  }

  /// A binding that two closures read and write.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(ClosureLocation(get: get, set: set))
  }

  /// The same binding.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set {
      let current = Transaction.current
      let transaction = ownTransaction.map {
        current.merging($0).numbered(Transaction.nextIdentifier())
      }
      location.write(newValue, transaction: transaction ?? current)
    }
  }

  /// What changes made through the binding are a part of, on top of the transaction that is going
  /// on.
  public var transaction: Transaction {
    get { ownTransaction ?? Transaction() }
    set { ownTransaction = newValue }
  }

  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    part(KeyPathLocation(location, keyPath))
  }

  /// A binding to a part of the value, which is changed in the transaction that this one is.
  func part<Part>(_ location: BindingLocation<Part>) -> Binding<Part> {
    var part = Binding<Part>(location)
    part.ownTransaction = ownTransaction
    return part
  }

  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(ConstantLocation(value))
  }
}

extension Binding {
  /// The binding, with changes made through it animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }

  /// The binding, with changes made through it being a part of `transaction`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: DynamicProperty {}
