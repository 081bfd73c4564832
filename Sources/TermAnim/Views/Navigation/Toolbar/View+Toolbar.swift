extension View {
  /// Shows items in the title line of the page.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return background { ToolbarItems(content: content) }
  }

  /// Shows items in the title line of the page; nobody can choose among them in a terminal, and so
  /// the identifier has no effect.
  nonisolated public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }

  /// Shows views at the end of the title line of the page.
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return background { ToolbarEntry(placement: .automatic, content: content) }
  }

  /// Shows or leaves out the title line of the page, or the bar of the tabs that the page is in.
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    toolbarVisibility(visibility, of: bars)
  }

  /// The view as it is: bars have no ground of their own.
  nonisolated public func toolbarBackground<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Shows or leaves out the title line of the page, or the bar of the tabs that the page is in.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    toolbarVisibility(visibility, of: bars)
  }

  nonisolated private func toolbarVisibility(
    _ visibility: Visibility, of bars: [ToolbarPlacement]
  ) -> some View {
    let isOfTabs = bars.contains(.tabBar) && visibility != .automatic
    return navigationBarHidden(visibility == .hidden && ToolbarPlacement.areOfPages(bars))
      .modifier(WishModifier(value: isOfTabs ? visibility : nil))
  }

  /// How large the title is: `large` has a line of its own, all others are in the title line.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode == .large ? .large : .inline)
  }

  /// The view as it is: bars have no ground of their own.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// The view as it is: bars have the colours of the page.
  nonisolated public func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// The view as it is: titles stay where they are.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// The view as it is: bars have no ground of their own.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// The view as it is: bars have the colour scheme of the page.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }
}

extension ToolbarContent {
  /// The items as a view that shows them in their places.
  var view: ToolbarItems<Self> { ToolbarItems(content: self) }
}
