/// A view whose content depends on the space it is offered, all of which it takes.
public struct GeometryReader<Content> {
  public var content: (GeometryProxy) -> Content
}

extension GeometryReader: View, PrimitiveView where Content: View {
  public typealias Body = Never

  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    GeometryReaderNode(self, in: context) { $0.content($1) }
  }
}
