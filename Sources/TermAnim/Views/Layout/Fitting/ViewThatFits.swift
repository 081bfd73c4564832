/// The first of several views that fits the space; the last when none does.
///
/// A view fits when its own size is no larger than the space along the axes in question.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content

  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    (self.axes, self.content) = (axes, content())
  }
}

extension ViewThatFits: View, PrimitiveView {
  public typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    ViewThatFitsNode(self, in: context)
  }
}
