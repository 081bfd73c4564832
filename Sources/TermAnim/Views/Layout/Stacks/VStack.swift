public import Foundation

/// Views in a column, top to bottom.
public struct VStack<Content: View> {
  let layout: VStackLayout
  let content: Content

  /// Puts `spacing` points between views; nil is each view's own distance.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension VStack: View, PrimitiveView {
  public typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    LayoutNode(self, in: context, layout: { $0.layout }, content: { $0.content })
  }
}
