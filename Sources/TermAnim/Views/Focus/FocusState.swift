/// Whether a view has the keyboard focus, or which of several has it.
///
/// Setting it moves the focus to the view that `focused` ties to the value.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A reference to a focus state, to be handed to views.
  @propertyWrapper
  public struct Binding {
    let location: FocusLocation<Value>?
    private let fallback: Value

    init(location: FocusLocation<Value>?, fallback: Value) {
      (self.location, self.fallback) = (location, fallback)
    }

    public var wrappedValue: Value {
      get { location?.value ?? fallback }
      nonmutating set { location?.request(newValue) }
    }

    public var projectedValue: Binding { self }
  }

  private let unfocused: Value
  private var location: FocusLocation<Value>?

  /// Whether a view has the focus.
  public init() where Value == Bool {
    unfocused = false
  }

  /// Which view has the focus; nil for none.
  public init<T: Hashable>() where Value == T? {
    unfocused = nil
  }

  public var wrappedValue: Value {
    get { location?.value ?? unfocused }
    nonmutating set { location?.request(newValue) }
  }

  public var projectedValue: Binding {
    Binding(location: location, fallback: unfocused)
  }
}

extension FocusState: GraphProperty {
  static var isOwnedByNode: Bool { true }

  mutating func connect(
    to slot: inout AnyObject?, of node: ViewNode, reads: EnvironmentReads
  ) {
    location = (slot as? FocusLocation<Value>) ?? FocusLocation(unfocused, of: node)
    slot = location
  }
}
