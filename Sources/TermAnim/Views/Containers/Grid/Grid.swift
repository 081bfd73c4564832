public import Foundation

/// Views in rows and columns that are as large as what is in them.
public struct Grid<Content: View> {
  let layout: GridLayout
  let content: Content

  /// Puts the given distances between columns and rows, in points; nil is the usual one.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

extension Grid: View, PrimitiveView {
  public typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    LayoutNode(self, in: context, layout: { $0.layout }, content: { $0.content })
  }
}
