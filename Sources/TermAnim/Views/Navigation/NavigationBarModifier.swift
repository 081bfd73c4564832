/// A modifier that asks something of the title line of the page, for as long as its content is
/// there.
nonisolated struct NavigationBarModifier: ViewModifier {
  let ask: @MainActor (NavigationBar) -> Void
  let takeBack: @MainActor (NavigationBar) -> Void
  @Environment(\.navigationBar) private var bar

  @MainActor
  func body(content: Content) -> some View {
    content.modifier(BarRequest(bar: bar, ask: ask, takeBack: takeBack))
  }
}

/// Asks when the content comes and takes back when it goes.
nonisolated struct BarRequest: LifecycleModifier {
  let bar: NavigationBar?
  let ask: @MainActor (NavigationBar) -> Void
  let takeBack: @MainActor (NavigationBar) -> Void

  @MainActor
  func appear(in graph: ViewGraph) {
    if let bar { ask(bar) }
  }

  @MainActor
  func disappear(in graph: ViewGraph) {
    if let bar { takeBack(bar) }
  }
}

/// Shows a view in a part of the title line of the page.
nonisolated struct BarItemModifier<Item: View>: ViewModifier {
  let part: @MainActor (NavigationBar) -> PortalHost
  let item: Item
  @Environment(\.navigationBar) private var bar

  @MainActor
  func body(content: Content) -> some View {
    // Without a title line the item is nowhere.
    content.modifier(
      PortalModifier(host: bar.map(part) ?? nowhere, secondary: bar == nil ? nil : item))
  }

  private var nowhere: PortalHost { PortalHost() }
}
