/// A view that is made of a node instead of a body.
@MainActor
protocol PrimitiveView: View where Body == Never {
  /// The node that stands for the view in a graph.
  func makeNode(in context: NodeContext) -> TypedNode<Self>
}

extension PrimitiveView {
  /// Never asked for: the graph makes a node of the view instead.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body")
  }

  /// Makes the node that the view has instead of a body.
  public static func makeNode(of view: Self, in context: NodeContext) -> AnyNode {
    AnyNode(view.makeNode(in: context))
  }
}
