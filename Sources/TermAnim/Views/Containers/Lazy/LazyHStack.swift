public import Foundation

/// Views in a row of full height, left to right.
///
/// Inside a scroll view they appear as they come into its window, and disappear as they leave it; a
/// header or footer that is pinned, as its section does. Of more than 128 views of a `ForEach` only
/// those are made that come near the window, and the length of the others is guessed; views that
/// have state keep it. From right to left all of them are made.
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

extension LazyHStack: View {
  public var body: some View {
    LazyLayoutView(axis: .horizontal, layout: layout, pinning: pinning, content: content)
  }
}
