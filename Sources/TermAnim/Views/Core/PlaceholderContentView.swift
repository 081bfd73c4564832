/// Stands in the body of a modifier or transition for what is being modified.
public struct PlaceholderContentView<Value> {
  let source: ContentSource

  nonisolated init(_ source: ContentSource) {
    self.source = source
  }
}

extension PlaceholderContentView: View, PrimitiveView {
  public typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    PlaceholderNode(self, in: context)
  }
}
