public import Foundation

/// Views in a row, left to right.
public struct HStack<Content: View> {
  let layout: HStackLayout
  let content: Content

  /// Puts `spacing` points between views; nil is each view's own distance.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension HStack: View, PrimitiveView {
  public typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    LayoutNode(self, in: context, layout: { $0.layout }, content: { $0.content })
  }
}
