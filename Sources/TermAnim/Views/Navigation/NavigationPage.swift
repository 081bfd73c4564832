/// A page of a navigation stack, with its title line.
struct NavigationPage<Content: View>: View {
  let navigator: Navigator
  /// 0 is the root.
  let level: Int
  /// How many pages are above this one.
  let coveredLevels: Int
  let isPresented: Binding<Bool>?
  /// Goes back when it is set to false; nil is a page without a way back.
  let back: Binding<Bool>?
  private let content: Content
  @State private var bar = NavigationBar()
  @State private var motion: PageMotion
  @Namespace private var matching
  @State private var editMode = EditMode.inactive
  @Environment(\.columnNavigator) private var columnNavigator
  /// Panels have a ground, which may be one of the program's.
  @Environment(\.isOnPanel) private var isOnPanel

  init(
    navigator: Navigator, level: Int, coveredLevels: Int, isPresented: Binding<Bool>?,
    back: Binding<Bool>?, @ViewBuilder content: () -> Content
  ) {
    (self.navigator, self.level, self.coveredLevels) = (navigator, level, coveredLevels)
    (self.isPresented, self.back, self.content) = (isPresented, back, content())
    _motion = State(initialValue: PageMotion(of: navigator, level: level))
  }

  var body: some View {
    let isCovered = coveredLevels > 0
    VStack(spacing: 0) {
      NavigationBarView(bar: bar, back: back)
        .modifier(PageArrival(motion: motion))
        .zIndex(1)
      content
        .onPreferenceChange(LargeTitleKey.self) { bar.isLarge = $0 ?? false }
        .transformPreference(LargeTitleKey.self) { $0 = nil }
        .fillsRoom()
        .modifier(CoveredWishModifier<Visibility>(pagesAbove: coveredLevels))
        .modifier(CoveredWishModifier<ColorScheme>(pagesAbove: coveredLevels))
        .modifier(SafeAreaModifier(role: .safe))
      KeyboardBar(bar: bar)
      PortalView(hosts: [bar.bottom], layout: HStackLayout(spacing: 8))
        .padding(.horizontal, 8)
    }
    .modifier(SafeAreaModifier(role: .room(.page)))
    .background { PageGround(bar: bar, isOpaque: level > 0 || !isOnPanel) }
    .environment(\.navigator, navigator)
    .environment(\.navigationLevel, level)
    .environment(\.navigationBar, bar)
    .environment(\.presentation, isPresented)
    .environment(\.columnNavigator, navigator.nextColumn == nil ? columnNavigator : navigator)
    .environment(\.columnBack, level > 0 ? nil : back)
    .environment(\.pageMotion, level > 0 ? motion : nil)
    .modifier(FreshPlace(matching: level > 0 ? matching : nil))
    .environment(\.editMode, $editMode)
    .modifier(CoverModifier(isCovered: isCovered))
    .modifier(
      CoveredPageEffect(
        cover: isCovered ? 1 : 0, slides: navigator.slides(atLevel: level + 1))
    )
    .animation(Navigator.slide, value: isCovered)
    .comesAndGoes(with: AnyTransition(PageTransition(motion: motion)).animation(Navigator.slide))
  }
}
