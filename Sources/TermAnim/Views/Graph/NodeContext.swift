/// Where a node is about to be made.
@MainActor
struct NodeContext {
  let graph: ViewGraph
  /// The node around the new one; nil for the root.
  let parent: ViewNode?
  var inputs: ViewInputs
}

extension NodeContext {
  /// The node that stands for `view`.
  func node<Content: View>(for view: Content) -> TypedNode<Content> {
    if let view = view as? any PrimitiveView { return primitive(view, as: Content.self) }
    if let shape = view as? any Shape { return self.shape(shape, as: Content.self) }
    return CompositeNode(view, in: self)
  }

  // Both are called with a value of type `Content`, so the nodes' types are equal.

  private func primitive<Primitive: PrimitiveView, Content: View>(
    _ view: Primitive, as type: Content.Type
  ) -> TypedNode<Content> {
    unsafeDowncast(view.makeNode(in: self), to: TypedNode<Content>.self)
  }

  private func shape<Outline: Shape, Content: View>(
    _ shape: Outline, as type: Content.Type
  ) -> TypedNode<Content> {
    unsafeDowncast(ShapeNode.make(shape, in: self), to: TypedNode<Content>.self)
  }
}
