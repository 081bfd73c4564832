/// A view made of another one that may stand in it in several places, or in none.
struct PlaceholderReader<Content, Inner> {
  let content: Content
  let make: (PlaceholderContentView<Content>) -> Inner
}

extension PlaceholderReader: View, PrimitiveView where Content: View, Inner: View {
  typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    PlaceholderReaderNode(self, in: context)
  }
}
