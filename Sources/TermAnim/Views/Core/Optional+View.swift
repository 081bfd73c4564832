extension Optional: View, PrimitiveView where Wrapped: View {
  public typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    BranchNode(self, in: context) { view in
      view.map { Branch(id: 0, $0) }
    }
  }
}
