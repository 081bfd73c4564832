/// A view of a known type, for a node that does not know the type.
final class TypedChild<Content: View>: AnyChild {
  private let view: Content

  init(_ view: Content) {
    self.view = view
  }

  override func makeNode(_ context: NodeContext) -> ViewNode {
    context.node(for: view)
  }

  override func update(_ node: ViewNode, _ inputs: ViewInputs) {
    unsafeDowncast(node, to: TypedNode<Content>.self).show(view, inputs: inputs)
  }
}
