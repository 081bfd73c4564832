public import Foundation

/// Views in columns of as many as there are rows, left to right.
///
/// All of them are made at once, however many are seen.
public struct LazyHGrid<Content: View> {
  let layout: LazyGridLayout
  let pinning: SectionPinning?
  let content: Content

  /// Puts `spacing` points between columns; nil is the usual distance.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(axis: .horizontal, items: rows, guide: alignment.key, spacing: spacing)
    pinning = pinnedViews.isEmpty ? nil : SectionPinning(parts: pinnedViews, axis: .horizontal)
    self.content = content()
  }
}

extension LazyHGrid: View, PrimitiveView {
  public typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    LayoutNode(self, in: context, layout: { $0.layout }) {
      $0.content.modifier(EnvironmentValueModifier(keyPath: \.sectionPinning, value: $0.pinning))
    }
  }
}
