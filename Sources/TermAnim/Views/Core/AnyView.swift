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

  // swift-format-ignore: NoLeadingUnderscores
  /// The view that `value` is; nil when it is none.
  ///
  /// For the code that takes the views of a `TupleView` apart, by SwiftUI's name.
  nonisolated public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }
}

extension AnyView: View, PrimitiveView {
  public typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    BranchNode(self, in: context) { $0.storage.branch }
  }
}
