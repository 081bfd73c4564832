public import OpenCombine

/// An object of what has the keyboard focus, whose changes a view shows.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?
  // As in `ObservedObject`: it tells closures apart that capture the view and no more.
  private var description = 0

  /// Observes the object of the type that the views around what has the focus give.
  public init() {}

  /// The object; nil where nothing gives one.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType? { object }

  /// What makes bindings to the object's properties; nil where nothing gives one.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper? {
    object.map { ObservedObject.Wrapper(root: $0) }
  }
}

extension FocusedObject: GraphProperty {
  static var isOwnedByNode: Bool { true }

  mutating func connect(
    to slot: inout AnyObject?, of node: ViewNode, reads: EnvironmentReads
  ) {
    let reading = node.graph.focus.reading
    reading.read(by: node)
    object = reading.values[objectOf: FocusedValues.ObjectType<ObjectType>()]
    guard let object else {
      // What was observed until now is let go.
      (slot, description) = (nil, 0)
      return
    }
    let subscription = ObjectSubscription<ObjectType>.inSlot(&slot)
    subscription.observe(object, for: node)
    description = subscription.descriptions
  }
}
