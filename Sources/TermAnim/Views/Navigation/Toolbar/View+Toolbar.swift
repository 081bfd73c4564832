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

  /// Puts `style` behind the title line of the page; other bars stay as they are.
  nonisolated public func toolbarBackground<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement...
  ) -> some View {
    let ground = ToolbarPlacement.areOfPages(bars) ? Rectangle().fill(style) : nil
    return modifier(BarItemModifier(part: { $0.ground }, item: ground))
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

  /// Shows or leaves out what is behind the title line of the page: what `toolbarBackground` says,
  /// or a material; automatically the line has a ground if it is given one.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    toolbarBackgroundVisibility(visibility, of: bars)
  }

  nonisolated private func toolbarBackgroundVisibility(
    _ visibility: Visibility, of bars: [ToolbarPlacement]
  ) -> some View {
    let visibility = ToolbarPlacement.areOfPages(bars) ? visibility : .automatic
    let ground = visibility == .visible ? Rectangle().fill(.bar) : nil
    return modifier(BarItemModifier(part: { $0.usualGround }, item: ground))
      .modifier(NavigationBarModifier(request: visibility == .hidden ? .noGround : .nothing))
  }

  /// The view as it is: bars have the colours of the page.
  nonisolated public func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// The view as it is: titles stay where they are.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Shows or leaves out what is behind the title line of the page: what `toolbarBackground` says,
  /// or a material; automatically the line has a ground if it is given one.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    toolbarBackgroundVisibility(visibility, of: bars)
  }

  /// The colour scheme of the title line of the page; nil is that of the page.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    let scheme = ToolbarPlacement.areOfPages(bars) ? colorScheme : nil
    return modifier(NavigationBarModifier(request: scheme.map { .scheme($0) } ?? .nothing))
  }
}

extension ToolbarContent {
  /// The items as a view that shows them in their places.
  var view: ToolbarItems<Self> { ToolbarItems(content: self) }
}
