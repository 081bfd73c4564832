/// A view that keeps its state while it does not show.
struct KeptView<Content: View>: View, PrimitiveView {
  let isShown: Bool
  let content: Content

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    KeptNode(self, in: context)
  }
}
