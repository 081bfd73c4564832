/// Views each of which is a row of a list.
struct Rows<Content: View>: View, PrimitiveView {
  let content: Content

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    RowsNode(self, in: context)
  }
}
