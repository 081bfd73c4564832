/// A window on a content that may be larger than it.
///
/// The wheel, dragging with the pointer, arrow keys, Page Up, Page Down, Home and End move the
/// content; let go on the move, it glides on, and at its ends it gives way and swings back. What
/// gets the focus by keys or by a focus state is scrolled to.
public struct ScrollView<Content: View> {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
  }
}

extension ScrollView: View, PrimitiveView {
  public typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    ScrollNode(self, in: context)
  }
}
