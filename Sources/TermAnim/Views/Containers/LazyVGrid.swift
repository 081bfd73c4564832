public import Foundation

/// Views in rows of as many as there are columns, top to bottom.
///
/// All of them are made at once, however many are seen.
public struct LazyVGrid<Content: View> {
  let layout: LazyGridLayout
  let pinning: SectionPinning?
  let content: Content

  /// Puts `spacing` points between rows; nil is the usual distance.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .vertical, items: columns, guide: alignment.key, spacing: spacing)
    pinning = pinnedViews.isEmpty ? nil : SectionPinning(parts: pinnedViews, axis: .vertical)
    self.content = content()
  }
}

extension LazyVGrid: View, PrimitiveView {
  public typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    LayoutNode(self, in: context, layout: { $0.layout }) {
      $0.content.modifier(EnvironmentValueModifier(keyPath: \.sectionPinning, value: $0.pinning))
    }
  }
}
