/// A view that keeps its state while it does not show.
struct KeptView<Content> {
  let isShown: Bool
  let content: Content
}

extension KeptView: View, PrimitiveView where Content: View {
  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    KeptNode(self, in: context)
  }
}
