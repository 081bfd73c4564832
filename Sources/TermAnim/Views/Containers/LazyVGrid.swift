public import Foundation

/// Views in rows of as many as there are columns, top to bottom.
///
/// All of them are made at once, however many are seen.
public struct LazyVGrid<Content: View> {
  let layout: LazyGridLayout
  let content: Content

  /// Puts `spacing` points between rows; nil is the usual distance.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .vertical, items: columns, guide: alignment.key, spacing: spacing)
    self.content = content()
  }
}

extension LazyVGrid: View, PrimitiveView {
  public typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    LayoutNode(self, in: context, layout: { $0.layout }, content: { $0.content })
  }
}
