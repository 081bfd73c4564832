public import Foundation

/// Views in rows of as many as there are columns, top to bottom.
///
/// Inside a scroll view they appear as they come into its window, and disappear as they leave it; a
/// header or footer that is pinned, as its section does. Of more than 128 views of a `ForEach` only
/// those are made that come near the window, and the length of the others is guessed; views that
/// have state keep it.
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

extension LazyVGrid: View {
  public var body: some View {
    LazyLayoutView(axis: .vertical, layout: layout, pinning: pinning, content: content)
  }
}
