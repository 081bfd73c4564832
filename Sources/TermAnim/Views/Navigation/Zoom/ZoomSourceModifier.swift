/// Tells the navigation stack around where a view is that pages grow out of.
nonisolated struct ZoomSourceModifier: ViewModifier {
  let source: MatchedID
  @Environment(\.navigator) private var navigator

  @MainActor
  func body(content: Content) -> some View {
    content
      .onGeometryChange(for: CGRect.self) { [space = navigator?.space] geometry in
        geometry.frame(in: .named(space))
      } action: { [navigator] frame in
        navigator?.zoomSources[source] = frame
      }
      .onDisappear { [navigator] in navigator?.zoomSources[source] = nil }
  }
}
