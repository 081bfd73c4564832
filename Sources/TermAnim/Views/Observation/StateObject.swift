public import OpenCombine

/// An object that a view makes and keeps for as long as it is shown, and whose changes it shows.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// `thunk` makes the object when the view is first shown, and only then.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object; before the view is shown, a new one each time.
  public var wrappedValue: ObjectType { object ?? make() }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: GraphProperty {
  static var isOwnedByNode: Bool { true }

  mutating func connect(
    to slot: inout AnyObject?, of node: ViewNode, reads: EnvironmentReads
  ) {
    let subscription =
      (slot as? ObjectSubscription<ObjectType>) ?? ObjectSubscription(to: make(), for: node)
    slot = subscription
    object = subscription.object
  }
}
