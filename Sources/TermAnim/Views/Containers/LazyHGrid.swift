public import Foundation

/// Views in columns of as many as there are rows, left to right.
///
/// All of them are made at once, however many are seen.
public struct LazyHGrid<Content: View> {
  let layout: LazyGridLayout
  let content: Content

  /// Puts `spacing` points between columns; nil is the usual distance.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(axis: .horizontal, items: rows, guide: alignment.key, spacing: spacing)
    self.content = content()
  }
}

extension LazyHGrid: View, PrimitiveView {
  public typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    LayoutNode(self, in: context, layout: { $0.layout }, content: { $0.content })
  }
}
