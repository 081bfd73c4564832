extension View {
  /// The title of the page that the view is on.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modifier(BarItemModifier(part: { $0.titles }, item: NavigationTitle(title: title)))
  }

  /// The title of the page that the view is on.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// The title of the page that the view is on.
  @_disfavoredOverload
  nonisolated public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(Text(title))
  }

  /// The title of the page that the view is on.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  nonisolated public func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  @_disfavoredOverload
  nonisolated public func navigationBarTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(title)
  }

  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  @_disfavoredOverload
  nonisolated public func navigationBarTitle<Title: StringProtocol>(
    _ title: Title, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// How large the title is: `large` has a line of its own, all others are in the title line.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    preference(key: LargeTitleKey.self, value: displayMode == .large)
  }

  /// Leaves out the title line of the page.
  nonisolated public func navigationBarHidden(_ hidden: Bool = true) -> some View {
    modifier(NavigationBarModifier(request: hidden ? .noLine : .nothing))
  }

  /// Leaves out the button that goes back; Esc still does.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true)
    -> some View
  {
    modifier(NavigationBarModifier(request: hidesBackButton ? .noBackButton : .nothing))
  }

  /// Shows views at the beginning and the end of the title line.
  nonisolated public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
  }

  /// Shows a view at the beginning of the title line.
  nonisolated public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    background { ToolbarEntry(placement: .topBarLeading, content: leading) }
  }

  /// Shows a view at the end of the title line.
  nonisolated public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    background { ToolbarEntry(placement: .topBarTrailing, content: trailing) }
  }
}
