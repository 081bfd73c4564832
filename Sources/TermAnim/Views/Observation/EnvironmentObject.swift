public import OpenCombine

/// An object that a view further out has put into the environment, and whose changes are shown.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  public init() {}

  /// The object.
  ///
  /// - Precondition: a view further out has called `environmentObject(_:)` with one.
  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        "no \(ObjectType.self) in the environment: environmentObject(_:) puts one there")
    }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: GraphProperty {
  static var isOwnedByNode: Bool { true }

  mutating func connect(
    to slot: inout AnyObject?, of node: ViewNode, reads: EnvironmentReads
  ) {
    object = node.environment.recording(in: reads)[ObjectKey<ObjectType>.self]
    guard let object else { return }
    let known = slot as? ObjectSubscription<ObjectType>
    if known?.object !== object { slot = ObjectSubscription(to: object, for: node) }
  }
}

extension View {
  /// Puts `object` into the environment, for all views inside that ask for one of its type.
  nonisolated public func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> some View {
    modifier(ObjectModifier(object: object))
  }
}
