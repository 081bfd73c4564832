/// A value that a view keeps for as long as it is shown, and that shows when it is changed.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var location: StateLocation<Value>?

  /// The value a view starts with; later descriptions of the same view have no say in it.
  public init(wrappedValue: Value) {
    initialValue = wrappedValue
  }

  /// The value a view starts with; later descriptions of the same view have no say in it.
  public init(initialValue: Value) {
    self.initialValue = initialValue
  }

  /// The value; setting it is a part of the transaction that is going on.
  ///
  /// Before the view is shown it is the initial value, and setting it does nothing.
  public var wrappedValue: Value {
    get { location?.read() ?? initialValue }
    nonmutating set { location?.write(newValue, transaction: .current) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(location ?? ConstantLocation(initialValue))
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that starts as nil.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: Sendable where Value: Sendable {}

extension State: GraphProperty {
  static var isOwnedByNode: Bool { true }

  mutating func connect(
    to slot: inout AnyObject?, of node: ViewNode, reads: EnvironmentReads
  ) {
    location = (slot as? StateLocation<Value>) ?? StateLocation(initialValue, of: node)
    slot = location
  }
}
