/// A piece of what is shown: a value that describes, and never is, what stands on the screen.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  /// What the view is made of.
  ///
  /// Asked for when the view appears and whenever something it read has changed, and perhaps more
  /// often, such as twice for the first view of a type that reads an `@Observable` object; must not
  /// have effects.
  @ViewBuilder @MainActor @preconcurrency
  var body: Body { get }

  /// Makes what stands for `view` in a graph.
  ///
  /// For the library alone, whose own kinds of views have nodes of their own. A requirement, as the
  /// compiler then knows what is to be made; asking a value for its kind is a search through all
  /// conformances of the program for each type.
  @MainActor @preconcurrency
  static func makeNode(of view: Self, in context: NodeContext) -> AnyNode

  /// Whether two values are equal by the type's `==`; nil for a type that has none.
  ///
  /// For the library alone, which compares what a view has become with what it was; a requirement
  /// for the same reason.
  @MainActor @preconcurrency
  static func isSame(_ old: Self, as new: Self) -> Bool?
}

extension View {
  /// Makes the node of a view that is made of others.
  ///
  /// Inlinable, so that each view names its body; see `NodeContext`.
  @MainActor @preconcurrency @inlinable
  public static func makeNode(of view: Self, in context: NodeContext) -> AnyNode {
    context.compositeNode(for: view) { $0.body }
  }
}

extension View where Self: Animatable {
  /// Makes the node of a view that is made of others anew while its animatable data move.
  @MainActor @preconcurrency @inlinable
  public static func makeNode(of view: Self, in context: NodeContext) -> AnyNode {
    context.animatedNode(for: view) { $0.body }
  }
}

extension View {
  /// The type has no `==`, as far as is known where it became a view.
  @MainActor @preconcurrency
  public static func isSame(_ old: Self, as new: Self) -> Bool? { nil }
}

extension View where Self: Equatable {
  /// Compares by the type's `==`.
  @MainActor @preconcurrency
  public static func isSame(_ old: Self, as new: Self) -> Bool? { old == new }
}
