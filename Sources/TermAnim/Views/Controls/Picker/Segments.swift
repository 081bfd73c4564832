/// Views side by side of which one is chosen.
struct Segments<Content> {
  let content: Content
  /// Where the views come from, if not from the content; they are told apart by their number.
  let host: PortalHost?
  let choice: Choice
}

extension Segments: View, PrimitiveView where Content: View {
  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    SegmentsNode(self, in: context)
  }
}
