/// The views of a content, arranged by a layout that scrolls along an axis: they appear as they
/// come into the window of the scroll view around, and disappear as they leave it; what is pinned
/// does so with its section.
///
/// Of many of a `ForEach` only those are described that come near the window.
struct LazyLayoutView<Arrangement: Layout, Content: View> {
  let axis: Axis
  let layout: Arrangement
  let pinning: SectionPinning?
  let content: Content
  @State private var rows = LazyRows()

  nonisolated init(
    axis: Axis, layout: Arrangement, pinning: SectionPinning? = nil, content: Content
  ) {
    (self.axis, self.layout, self.pinning, self.content) = (axis, layout, pinning, content)
  }
}

extension LazyLayoutView: View {
  var body: some View {
    LayoutView(
      layout: layout,
      content: LazyRowsView(
        content: content.environment(\.sectionPinning, pinning), rows: rows, axis: axis,
        isGrid: Arrangement.self == LazyGridLayout.self)
    )
    .modifier(LazyWindowModifier(axis: axis, pinning: pinning, rows: rows))
  }
}
