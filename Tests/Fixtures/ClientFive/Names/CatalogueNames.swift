import TermAnim

extension ImageResource {
  static let ownHeart = ImageResource(name: "heart", bundle: .main)
}

/// Controls with pictures of an asset catalogue.
struct CatalogueNames: View {
  @State private var isOn = false

  func nothing() {}

  var body: some View {
    HStack {
      Image(.ownHeart)
      Button("", image: .ownHeart, action: nothing)
      Button("Like", image: .ownHeart, role: .destructive) {}
      Label("Like", image: .ownHeart)
      Menu("More", image: .ownHeart) { Button("One") {} }
      Toggle("Liked", image: .ownHeart, isOn: $isOn)
      ControlGroup("Likes", image: .ownHeart) { Button("One") {} }
      ContentUnavailableView("No likes", image: .ownHeart, description: Text("None at all"))
      ContentUnavailableView("No likes", image: "heart")
    }
  }
}
