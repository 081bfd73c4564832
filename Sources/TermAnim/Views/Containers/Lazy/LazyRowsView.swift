/// Views of which those are in the tree that are seen.
struct LazyRowsView<Content> {
  let content: Content
  let rows: LazyRows
  let axis: Axis
  let isGrid: Bool
}

extension LazyRowsView: View, PrimitiveView where Content: View {
  typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    LazyRowsNode(self, in: context)
  }
}
