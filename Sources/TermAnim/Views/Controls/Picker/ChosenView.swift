/// The one of several views that is chosen.
struct ChosenView<Content: View>: View, PrimitiveView {
  let content: Content
  let choice: Choice

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    ChosenNode(self, in: context)
  }
}
