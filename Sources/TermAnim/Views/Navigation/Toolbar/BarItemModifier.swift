/// Shows a view in a part of the title line of the page.
nonisolated struct BarItemModifier<Item: View>: ViewModifier {
  let part: @MainActor (NavigationBar) -> PortalHost
  /// The direction in which items stand side by side there; nil where only one is shown.
  var axis: Axis?
  let item: Item
  @Environment(\.navigationBar) private var bar

  @MainActor
  func body(content: Content) -> some View {
    let scheme = bar?.scheme
    let item = item.transformEnvironment(\.colorScheme) { if let scheme { $0 = scheme } }
    // Without a title line the item is nowhere.
    return content.modifier(
      PortalModifier(
        host: bar.map(part) ?? nowhere, axis: axis, secondary: bar == nil ? nil : item))
  }

  private var nowhere: PortalHost { PortalHost() }
}
