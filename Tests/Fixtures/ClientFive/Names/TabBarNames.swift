import TermAnim

/// Bars of tabs, as programs say what is in them and whether they show.
struct TabBarNames: View {
  enum Place: String, CaseIterable { case home, look }

  @State private var place = Place.home
  @State private var chosen: Place?

  init() { UITabBar.appearance().isHidden = false }

  var body: some View {
    VStack {
      TabView(selection: $place) {
        Tab(value: .home) { Color.red.toolbarVisibility(.hidden, for: .tabBar) }
        Tab("Look", image: "look", value: .look) { Color.green.toolbar(.hidden, for: .tabBar) }
      }
      .tabViewStyle(.tabBarOnly)
      TabView(selection: $chosen) {
        Tab("Home", systemImage: "house", value: place) { Color.red }
        Tab(value: .look) { Color.green }
      }
      TabView {
        Tab { Color.red }
        Tab("Look", image: .ownHeart) { Color.green }
      }
      Picker("Place", image: .ownHeart, selection: $chosen) {
        Text("None").tag(nil as Place?)
        ForEach(Place.allCases, id: \.self) { Text($0.rawValue).tag($0, includeOptional: true) }
      }
    }
  }
}
