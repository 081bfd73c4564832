/// A view that is evaluated again only when it is not equal to what it was.
public struct EquatableView<Content: Equatable & View> {
  public var content: Content

  nonisolated public init(content: Content) {
    self.content = content
  }
}

extension EquatableView: View, PrimitiveView {
  public typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    EquatableNode(self, in: context)
  }
}

extension View where Self: Equatable {
  /// The view, evaluated again only when it is not equal to what it was.
  nonisolated public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
