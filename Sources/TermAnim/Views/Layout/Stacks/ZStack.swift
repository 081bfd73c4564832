/// Views on top of one another, the last in front.
public struct ZStack<Content: View> {
  let layout: ZStackLayout
  let content: Content

  nonisolated public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

extension ZStack: View, PrimitiveView {
  public typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    LayoutNode(self, in: context, layout: { $0.layout }, content: { $0.content })
  }
}
