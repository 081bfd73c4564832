/// A modifier that asks something of the title line of the page, for as long as its content is
/// there.
nonisolated struct NavigationBarModifier: ViewModifier {
  let request: NavigationBar.Request
  @Environment(\.navigationBar) private var bar

  @MainActor
  func body(content: Content) -> some View {
    content.modifier(BarRequest(bar: bar, request: request))
  }
}

/// Asks when the content comes, takes back when it goes, and asks anew for something else.
nonisolated struct BarRequest: LifecycleModifier {
  let bar: NavigationBar?
  let request: NavigationBar.Request

  @MainActor
  func appear(in graph: ViewGraph) {
    bar?.take(request)
  }

  @MainActor
  func disappear(in graph: ViewGraph) {
    bar?.takeBack(request)
  }

  @MainActor
  func change(from old: BarRequest, in graph: ViewGraph) {
    guard old.bar !== bar || old.request != request else { return }
    old.bar?.takeBack(old.request)
    bar?.take(request)
  }
}

/// Shows a view in a part of the title line of the page.
nonisolated struct BarItemModifier<Item: View>: ViewModifier {
  let part: @MainActor (NavigationBar) -> PortalHost
  /// The direction in which items stand side by side there; nil where only one is shown.
  var axis: Axis?
  let item: Item
  @Environment(\.navigationBar) private var bar

  @MainActor
  func body(content: Content) -> some View {
    // Without a title line the item is nowhere.
    content.modifier(
      PortalModifier(
        host: bar.map(part) ?? nowhere, axis: axis, secondary: bar == nil ? nil : item))
  }

  private var nowhere: PortalHost { PortalHost() }
}
