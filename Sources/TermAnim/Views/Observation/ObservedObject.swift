public import OpenCombine

/// An object kept elsewhere whose changes a view shows.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let root: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(PropertyLocation(root, keyPath))
    }
  }

  private(set) var object: ObjectType
  // A closure that captures one reference and nothing else is represented by it, and would look the
  // same whatever has become of the object; with a second word each one is of its own.
  private var description = 0

  /// Observes `wrappedValue`; views described again with another object observe that one.
  public init(wrappedValue: ObjectType) {
    object = wrappedValue
  }

  /// Observes `initialValue`; views described again with another object observe that one.
  public init(initialValue: ObjectType) {
    object = initialValue
  }

  /// The object; when it says that it will change, the view's body runs again.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// What makes bindings to the object's properties: `$model.name`.
  @MainActor @preconcurrency
  public var projectedValue: Wrapper { Wrapper(root: object) }
}

extension ObservedObject: GraphProperty {
  static var isOwnedByNode: Bool { false }

  mutating func connect(
    to slot: inout AnyObject?, of node: ViewNode, reads: EnvironmentReads
  ) {
    let subscription = ObjectSubscription<ObjectType>.inSlot(&slot)
    subscription.observe(object, for: node)
    description = subscription.descriptions
  }
}
