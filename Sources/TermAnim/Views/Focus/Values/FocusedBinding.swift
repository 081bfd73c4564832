/// What a binding of the view that has the keyboard focus is bound to.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let binding: (FocusedValues) -> Binding<Value>?
  private var reading: FocusedValuesReading?

  /// The binding at `keyPath`, as the views around what has the focus give it.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    binding = { $0[keyPath: keyPath] }
  }

  /// The bound value; nil where nothing gives a binding, and then setting it does nothing, as does
  /// nil.
  @MainActor @preconcurrency
  public var wrappedValue: Value? {
    get { found?.wrappedValue }
    nonmutating set {
      if let newValue { found?.wrappedValue = newValue }
    }
  }

  /// A binding to the bound value.
  @MainActor @preconcurrency
  public var projectedValue: Binding<Value?> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  @MainActor
  private var found: Binding<Value>? {
    reading.flatMap { binding($0.values) }
  }
}

extension FocusedBinding: GraphProperty {
  static var isOwnedByNode: Bool { true }

  mutating func connect(
    to slot: inout AnyObject?, of node: ViewNode, reads: EnvironmentReads
  ) {
    reading = node.graph.focus.reading
    reading?.read(by: node)
  }
}
