/// A page of a navigation stack, with its title line.
struct NavigationPage<Content: View>: View {
  let navigator: Navigator
  /// 0 is the root.
  let level: Int
  /// How many pages are above this one.
  let coveredLevels: Int
  let isPresented: Binding<Bool>?
  @ViewBuilder let content: Content
  @State private var bar = NavigationBar()
  @State private var editMode = EditMode.inactive

  var body: some View {
    VStack(spacing: 0) {
      NavigationBarView(bar: bar, back: level > 0 ? isPresented : nil)
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      PortalView(host: bar.bottom, layout: HStackLayout(spacing: 8))
    }
    .background { if level > 0 { Rectangle().fill(.background) } }
    .environment(\.navigator, navigator)
    .environment(\.navigationBar, bar)
    .environment(\.presentation, isPresented)
    .modifier(FreshPlace())
    .environment(\.editMode, $editMode)
    .modifier(CoveredPage(isCovered: coveredLevels > 0))
    .animation(Navigator.slide, value: coveredLevels > 0)
  }
}

/// A page that another one lies on: a little to the left, and out of sight.
nonisolated struct CoveredPage: ViewModifier {
  let isCovered: Bool

  @MainActor
  func body(content: Content) -> some View {
    content
      .offset(x: isCovered ? -48 : 0)
      .opacity(isCovered ? 0 : 1)
  }
}
