/// A name of a view's own, under which views inside it can be told from those of others.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    private let owner = NamespaceOwner()

    public static func == (a: ID, b: ID) -> Bool {
      a.owner === b.owner
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(owner))
    }
  }

  private var id: ID?

  public init() {}

  /// The identity, which stays the same for as long as the view is shown.
  ///
  /// Before the view is shown each access makes another one.
  public var wrappedValue: ID { id ?? ID() }
}

extension Namespace: GraphProperty {
  static var isOwnedByNode: Bool { true }

  mutating func connect(
    to slot: inout AnyObject?, of node: ViewNode, reads: EnvironmentReads
  ) {
    let kept = (slot as? NamespaceSlot) ?? NamespaceSlot()
    (slot, id) = (kept, kept.id)
  }
}

/// What a node keeps of a namespace.
private final class NamespaceSlot {
  let id = Namespace.ID()
}

/// What one namespace and no other refers to.
private final class NamespaceOwner: Sendable {}
