/// The one of several views that is chosen.
struct ChosenView<Content> {
  let content: Content
  let choice: Choice
}

extension ChosenView: View, PrimitiveView where Content: View {
  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    ChosenNode(self, in: context)
  }
}
