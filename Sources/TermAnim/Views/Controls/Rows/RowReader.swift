/// Views that may be different ones where they are rows of a list.
struct RowReader<Content> {
  @ViewBuilder let content: (_ isRow: Bool) -> Content
}

extension RowReader: View, PrimitiveView where Content: View {
  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    let isRow = context.inputs.isRow
    return UnaryNode(self, in: context) { $0.content(isRow) }
  }
}
