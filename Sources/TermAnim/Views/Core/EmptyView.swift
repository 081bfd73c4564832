/// Nothing: no size, no drawing.
public struct EmptyView {
  nonisolated public init() {}
}

extension EmptyView: View, PrimitiveView {
  public typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    ListNode(self, in: context) { _ in [] }
  }
}
