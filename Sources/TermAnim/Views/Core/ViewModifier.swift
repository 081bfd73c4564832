/// A way to make another view of a view.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View

  /// The view that is being modified, to be placed in the body.
  typealias Content = PlaceholderContentView<Self>

  /// What becomes of `content`.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content) -> Body

  /// Makes what stands for a view with the modifier in a graph.
  ///
  /// For the library alone, as the requirement of `View` is.
  @MainActor @preconcurrency
  static func makeNode<Modified: View>(
    of view: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> AnyNode
}

extension ViewModifier where Body == Never {
  /// Never asked for: the graph knows what such a modifier does.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) has no body")
  }
}

extension ViewModifier {
  /// Makes the node of a view of which the modifier makes another.
  @MainActor @preconcurrency
  public static func makeNode<Modified: View>(
    of view: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> AnyNode {
    node(of: view, animation: nil, in: context)
  }

  /// The node of a view with the modifier, whose body is made with the data of `animation`.
  ///
  /// A modifier without a body is asked whether it is a geometry effect, by a condition perhaps,
  /// which the compiler did not know where it became a modifier.
  @MainActor
  fileprivate static func node<Modified: View>(
    of view: ModifiedContent<Modified, Self>, animation: OwnerAnimation<Self>?,
    in context: NodeContext
  ) -> AnyNode {
    if Body.self == Never.self, let effect = view.modifier as? any GeometryEffect {
      return effect.node(around: view.content, in: context)
    }
    return AnyNode(ModifierBodyNode(view, animation: animation, in: context))
  }

  /// The modifier that does what this one does, and then what `modifier` does.
  nonisolated public func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Self: Animatable {
  /// Makes the node of a view of which the modifier makes another while its animatable data move.
  @MainActor @preconcurrency
  public static func makeNode<Modified: View>(
    of view: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> AnyNode {
    node(of: view, animation: .of(view.modifier), in: context)
  }
}
