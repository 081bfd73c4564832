/// The first column of a split view that is searched, with the field above it.
struct SearchedColumn<Content: View>: View {
  /// Nil is a column that is not searched.
  let place: SearchPlace?
  let content: Content

  var body: some View {
    if let place {
      VStack(spacing: 0) {
        PortalView(hosts: [place.head], layout: VStackLayout(spacing: 0))
        content
          .fillsRoom()
          .modifier(PassedByModifier(isActive: place.hasSuggestions))
          .overlay(alignment: .top) {
            PortalView(hosts: [place.suggestions], layout: ZStackLayout())
          }
      }
    } else {
      content
    }
  }
}
