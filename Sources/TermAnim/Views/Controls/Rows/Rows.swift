/// Views each of which is a row of a list.
struct Rows<Content> {
  let content: Content
}

extension Rows: View, PrimitiveView where Content: View {
  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    RowsNode(self, in: context)
  }
}
