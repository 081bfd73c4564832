/// A row of a grid, each view in a column; outside of grids, just the views.
public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content

  /// A row whose views line up at `alignment`; nil is the grid's.
  nonisolated public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.content) = (alignment, content())
  }
}

extension GridRow: View, PrimitiveView {
  public typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    GridRowNode(self, in: context)
  }
}
