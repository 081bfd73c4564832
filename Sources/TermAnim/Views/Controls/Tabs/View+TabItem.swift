extension View {
  /// What stands for the view in the bar of a tab view.
  nonisolated public func tabItem<Item: View>(@ViewBuilder _ label: () -> Item) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}

extension EnvironmentValues {
  /// Where the items of the tab view around are shown.
  @Entry var tabItems: PortalHost?
}
