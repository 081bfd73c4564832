/// A view of any type; views of different types in one place are different views.
public struct AnyView {
  private let storage: AnyViewStorage

  nonisolated public init<Content: View>(_ view: Content) {
    storage = TypedViewStorage(view)
  }

  /// The view itself when it is an `AnyView`, else a new one around it.
  nonisolated public init<Content: View>(erasing view: Content) {
    self = (view as? AnyView) ?? AnyView(view)
  }
}

extension AnyView: View, PrimitiveView {
  public typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    BranchNode(self, in: context) { $0.storage.branch }
  }
}
