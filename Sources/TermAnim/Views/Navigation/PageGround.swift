/// What is behind a page of a navigation stack: nothing is seen through it.
struct PageGround: View {
  let bar: NavigationBar
  /// Whether the page has a ground where it is given none.
  let isOpaque: Bool

  var body: some View {
    ZStack {
      if isOpaque, bar.containerCount == 0 { Rectangle().fill(.background) }
      PortalView(hosts: [bar.container], layout: ZStackLayout(), limit: 1)
    }
  }
}
