public import Foundation

extension View {
  /// Lets the view reach below the bars around it, at those of `edges` where it touches them.
  ///
  /// Bars are title lines, the line of tabs, and views of `safeAreaInset`; a terminal has no other
  /// unsafe areas, and no keyboard on the screen. Layout around the view is as without. Inside of
  /// what scrolls it does nothing.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(UnsafeAreaModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// Lets the view reach below the bars around it, at those of `edges` where it touches them.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  /// Adds `length` points of space at some edges, see `safeAreaPadding(_:)`; nil is the usual
  /// length, 16 points.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    let length = length ?? 16
    func inset(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length : 0 }
    return safeAreaPadding(
      EdgeInsets(
        top: inset(.top), leading: inset(.leading), bottom: inset(.bottom),
        trailing: inset(.trailing)))
  }

  /// Adds `length` points of space around the view, see `safeAreaPadding(_:)`.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }

  /// Adds space around the view, which is a safe area: what scrolls inside is seen in it, where the
  /// scroll view touches it, and `ignoresSafeArea` and background styles reach into it.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets))
  }

  /// Puts views above or below this one, which is given the space they leave; the content of scroll
  /// views is seen below them.
  ///
  /// The distance is in points; nil is none.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    inset(
      by: content, in: SafeAreaRoom.inset,
      layout: SafeAreaInsetLayout(edge: Edge(edge), guide: alignment.key, spacing: spacing ?? 0))
  }

  /// Puts views before or after this one, which is given the space they leave; the content of
  /// scroll views is seen below them.
  ///
  /// The distance is in points; nil is none.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    inset(
      by: content, in: SafeAreaRoom.inset,
      layout: SafeAreaInsetLayout(edge: Edge(edge), guide: alignment.key, spacing: spacing ?? 0))
  }

  nonisolated private func inset<V: View>(
    by content: () -> V, in room: (Axis) -> SafeAreaRoom, layout: SafeAreaInsetLayout
  ) -> some View {
    LayoutView(
      layout: layout,
      content: ViewBuilder.buildBlock(
        modifier(SafeAreaModifier(role: .safe)), ZStack(content: content))
    )
    .modifier(SafeAreaModifier(role: .room(room(layout.axis))))
  }

  /// Puts a bar above or below the view, which is given the space it leaves, and does not scroll
  /// below it.
  ///
  /// The distance is in points; nil is none.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    inset(
      by: content, in: SafeAreaRoom.bar,
      layout: SafeAreaInsetLayout(edge: Edge(edge), guide: alignment.key, spacing: spacing ?? 0))
  }

  /// Puts a bar before or after the view, which is given the space it leaves, and does not scroll
  /// below it.
  ///
  /// The distance is in points; nil is none.
  nonisolated public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    inset(
      by: content, in: SafeAreaRoom.bar,
      layout: SafeAreaInsetLayout(edge: Edge(edge), guide: alignment.key, spacing: spacing ?? 0))
  }
}
