public import OpenCombine

/// An object that a view makes once and keeps for as long as it is shown.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let makeObject: () -> ObjectType
  private var object: ObjectType?

  /// Evaluates `thunk` when the view appears; later descriptions of the same view have no say in
  /// the object.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    makeObject = thunk
  }

  /// The object; when it says that it will change, the view's body runs again.
  ///
  /// Before the view is shown each access makes an object of its own.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType { object ?? makeObject() }

  /// What makes bindings to the object's properties: `$model.name`.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(root: wrappedValue)
  }
}

extension StateObject: GraphProperty {
  static var isOwnedByNode: Bool { true }

  static var ownsObject: Bool { true }

  mutating func connect(
    to slot: inout AnyObject?, of node: ViewNode, reads: EnvironmentReads
  ) {
    let subscription = ObjectSubscription<ObjectType>.inSlot(&slot)
    let object = subscription.object ?? makeObject()
    subscription.observe(object, for: node)
    self.object = object
  }
}
