/// A view whose content can be scrolled to the views in it, through a proxy.
public struct ScrollViewReader<Content> {
  public var content: (ScrollViewProxy) -> Content
}

extension ScrollViewReader: View, PrimitiveView where Content: View {
  public typealias Body = Never

  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    ScrollViewReaderNode(self, in: context)
  }
}
