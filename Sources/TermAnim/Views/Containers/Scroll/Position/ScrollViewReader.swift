/// A view whose content can be scrolled to the views in it, through a proxy.
public struct ScrollViewReader<Content: View> {
  public var content: (ScrollViewProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View, PrimitiveView {
  public typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    ScrollViewReaderNode(self, in: context)
  }
}
