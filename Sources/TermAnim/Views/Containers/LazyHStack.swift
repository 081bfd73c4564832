public import Foundation

/// Views in a row of full height, left to right.
///
/// All of them are made at once, however many are seen.
public struct LazyHStack<Content: View> {
  let layout: LazyStackLayout
  let pinning: SectionPinning?
  let content: Content

  /// Puts `spacing` points between views; nil is each view's own distance.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyStackLayout(axis: .horizontal, guide: alignment.key, spacing: spacing)
    pinning = pinnedViews.isEmpty ? nil : SectionPinning(parts: pinnedViews, axis: .horizontal)
    self.content = content()
  }
}

extension LazyHStack: View, PrimitiveView {
  public typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    LayoutNode(self, in: context, layout: { $0.layout }) {
      $0.content.modifier(EnvironmentValueModifier(keyPath: \.sectionPinning, value: $0.pinning))
    }
  }
}
