/// Several views of different types, one after the other; `Value` is the tuple of them.
public struct TupleView<Value> {
  public var value: Value
  private let makeChildren: @MainActor (Value) -> [AnyChild]

  /// The views of a tuple.
  nonisolated public init<each Content: View>(_ value: Value)
  where Value == (repeat each Content) {
    self.init(repeat each value)
  }

  nonisolated init<each Content: View>(_ content: repeat each Content)
  where Value == (repeat each Content) {
    value = (repeat each content)
    makeChildren = { value in
      var children: [AnyChild] = []
      repeat children.append(TypedChild(each value))
      return children
    }
  }
}

extension TupleView: View, PrimitiveView {
  public typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    ListNode(self, in: context) { view in view.makeChildren(view.value) }
  }
}
