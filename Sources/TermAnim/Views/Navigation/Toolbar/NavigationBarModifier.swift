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
