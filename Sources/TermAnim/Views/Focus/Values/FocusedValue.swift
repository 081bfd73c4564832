public import Observation

/// A value of what has the keyboard focus.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let value: (FocusedValues) -> Value?
  private var reading: FocusedValuesReading?

  /// The value at `keyPath`, as the views around what has the focus give it.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    value = { $0[keyPath: keyPath] }
  }

  /// The object of a type that the views around what has the focus give.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    value = { $0[objectOf: FocusedValues.ObjectType<Value>()] }
  }

  /// The latest value; nil where nothing gives one.
  @MainActor @preconcurrency
  public var wrappedValue: Value? {
    reading.flatMap { value($0.values) }
  }
}

extension FocusedValue: GraphProperty {
  static var isOwnedByNode: Bool { true }

  mutating func connect(
    to slot: inout AnyObject?, of node: ViewNode, reads: EnvironmentReads
  ) {
    reading = node.graph.focus.reading
    reading?.read(by: node)
  }
}
