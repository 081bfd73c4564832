/// The title line of a page.
struct NavigationBarView: View {
  let bar: NavigationBar
  /// Goes back when it is set to false; nil is a page without a way back.
  let back: Binding<Bool>?
  @Environment(\.pixelsPerPoint) private var pixelsPerPoint

  var body: some View {
    let isHidden = bar.hidingCount > 0
    NavigationBarLayout(
      isHidden: isHidden, isLarge: bar.isLarge,
      row: GridHeight.distance(8, pixelsPerPoint: pixelsPerPoint)
    ).callAsFunction {
      HStack(spacing: 8) {
        if let back, bar.backHidingCount == 0, !isHidden { BackButton(isPresented: back) }
        PortalView(hosts: [bar.leading], layout: HStackLayout(spacing: 8))
      }
      VStack(alignment: bar.isLarge ? .leading : .center, spacing: 0) {
        let titles = bar.titleHidingCount == 0 ? [bar.titles] : []
        HStack(spacing: 0) {
          PortalView(hosts: [bar.principal] + titles, layout: ZStackLayout(), limit: 1)
          PortalView(hosts: [bar.titleMenu], layout: ZStackLayout(), limit: 1)
        }
        if bar.titleHidingCount == 0 {
          PortalView(hosts: [bar.subtitles], layout: ZStackLayout(), limit: 1)
        }
      }
      PortalView(hosts: [bar.trailing], layout: HStackLayout(spacing: 8))
    }
    .transformEnvironment(\.colorScheme) { [scheme = bar.scheme] in if let scheme { $0 = scheme } }
    .background { if bar.groundHidingCount == 0 { ground.ignoresSafeArea(edges: .top) } }
    .opacity(isHidden ? 0 : 1)
  }

  private var ground: some View {
    ZStack {
      if let color = UINavigationBar.appearance().ground { Color(color) }
      PortalView(hosts: [bar.ground, bar.usualGround], layout: ZStackLayout(), limit: 1)
    }
  }
}
