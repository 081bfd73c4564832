public import OpenCombine

/// An object that a view around this one has put into the environment, found by its type.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?
  // As in `ObservedObject`: it tells closures apart that capture the view and no more.
  private var description = 0

  /// Observes the object of the type that the nearest `environmentObject(_:)` gave.
  public init() {}

  /// The object; when it says that it will change, the view's body runs again.
  ///
  /// - Precondition: A view around this one has the modifier `environmentObject(_:)` with an object
  ///   of exactly this type.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        "no object of type \(ObjectType.self) is in the environment; "
          + "give one to a view around with environmentObject(_:)")
    }
    return object
  }

  /// What makes bindings to the object's properties: `$model.name`.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(root: wrappedValue)
  }
}

extension EnvironmentObject: GraphProperty {
  static var isOwnedByNode: Bool { true }

  mutating func connect(
    to slot: inout AnyObject?, of node: ViewNode, reads: EnvironmentReads
  ) {
    let environment = node.environment.recording(in: reads)
    object = environment[EnvironmentObjectKey<ObjectType>.self]?.object
    guard let object else { return }
    let subscription = ObjectSubscription<ObjectType>.inSlot(&slot)
    subscription.observe(object, for: node)
    description = subscription.descriptions
  }
}
