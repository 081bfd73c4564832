/// A modifier that the graph carries out itself.
@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// The node that stands for a view with the modifier.
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> TypedNode<ModifiedContent<Content, Self>>
}

extension PrimitiveModifier {
  /// Makes the node that the modifier has instead of a body.
  public static func makeNode<Modified: View>(
    of view: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> AnyNode {
    AnyNode(makeNode(view, in: context))
  }
}
