extension View {
  /// What stands for the view in the bar of a tab view.
  nonisolated public func tabItem<Item: View>(@ViewBuilder _ label: () -> Item) -> some View {
    modifier(TabItemModifier(label: label()))
  }

  /// The view as it is: tabs have no badges in a terminal.
  nonisolated public func badge(_ count: Int) -> some View {
    self
  }
}

/// The modifier of `tabItem`.
nonisolated struct TabItemModifier<Item: View>: ViewModifier {
  let label: Item
  @Environment(\.tabItems) private var host

  @MainActor
  func body(content: Content) -> some View {
    content.modifier(
      PortalModifier(host: host ?? PortalHost(), secondary: host == nil ? nil : HStack { label }))
  }
}

extension EnvironmentValues {
  /// Where the items of the tab view around are shown.
  var tabItems: PortalHost? {
    get { self[TabItemsKey.self] }
    set { self[TabItemsKey.self] = newValue }
  }

  private enum TabItemsKey: EnvironmentKey {
    static var defaultValue: PortalHost? { nil }
  }
}
