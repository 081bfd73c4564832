/// A value of the environment that a view reads.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let value: (EnvironmentValues) -> Value
  private var environment = EnvironmentValues()

  init(_ value: @escaping (EnvironmentValues) -> Value) {
    self.value = value
  }

  /// The value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    value = { $0[keyPath: keyPath] }
  }

  /// The value in the environment of the view: in a body as it runs, elsewhere, as in an action, as
  /// it is now; before the body has run, its default.
  public var wrappedValue: Value {
    value(Evaluation.current == nil ? environment.ofReaderNow : environment)
  }
}

extension Environment: GraphProperty {
  // Two descriptions with different key paths are two declarations, hence two types of view.
  static var isOwnedByNode: Bool { true }

  mutating func connect(
    to slot: inout AnyObject?, of node: ViewNode, reads: EnvironmentReads
  ) {
    reads.connect(to: node)
    environment = node.environment.recording(in: reads)
  }
}
