import TermAnim

/// Items of toolbars, by conditions and of a program's own.
struct ToolbarNames: View {
  enum Place: String, CaseIterable { case home, look }

  @State private var place = Place.home
  @State private var chosen: Place?
  @State private var isEditing = false

  var body: some View {
    Color.blue
      .toolbar {
        if #available(iOS 26.0, *) {
          ToolbarItem(placement: .topBarLeading) { Text("New") }.sharedBackgroundVisibility(.hidden)
        } else {
          ToolbarItem(placement: .topBarLeading) { Text("Old") }
        }
        if isEditing { ToolbarItem(placement: .principal) { Text("Editing") } }
        switch place {
        case .home:
          ToolbarItem(placement: .topBarTrailing) { Button("Edit") { isEditing.toggle() } }
        case .look: ToolbarItem(placement: .topBarTrailing) { Button("Done") { place = .home } }
        }
        ToolbarItem { Button("Next") { place = .look } }.bare()
        PlaceTools(choice: $chosen, items: Place.allCases)
      }
  }
}

struct PlaceTools<Item: Hashable>: ToolbarContent {
  @Binding var choice: Item?
  var items: [Item]
  @Environment(\.colorScheme) private var scheme

  var body: some ToolbarContent {
    ToolbarItem(placement: .topBarLeading) { Text(scheme == .dark ? "dark" : "light") }
    ToolbarItemGroup(placement: .bottomBar) {
      Picker("Choice", selection: $choice) {
        Text("None").tag(nil as Item?)
        ForEach(items, id: \.self) { item in Text("An item").tag(item as Item?) }
      }
      .pickerStyle(.segmented)
    }
  }
}

extension ToolbarContent {
  @ToolbarContentBuilder func bare() -> some ToolbarContent {
    if #available(iOS 26.0, *) { sharedBackgroundVisibility(.hidden) } else { self }
  }
}
