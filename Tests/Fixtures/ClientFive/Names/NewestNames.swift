import TermAnim

/// Names of the newest systems, and others that few programs use.
struct NewestNames: View {
  @State private var amount = 0.5
  @State private var choice = 0
  @State private var isFinding = false
  @Namespace private var entries
  private let headings = [Heading(id: 1, title: "one"), Heading(id: 2, title: "two")]

  struct Heading: Identifiable {
    let id: Int
    let title: String
  }

  var body: some View {
    NavigationStack {
      List {
        Section("Rows") {
          Slider(value: $amount).sliderThumbVisibility(.hidden)
          Label("grey", systemImage: "tray").listItemTint(.monochrome)
          Label("red", systemImage: "tray").listItemTint(.red)
          Label("blue", systemImage: "tray").listItemTint(.fixed(.blue))
          Label("any", systemImage: "tray").listItemTint(.preferred(.green))
          Label("none", systemImage: "tray").listItemTint(nil)
          NavigationLink("link") { Text("page") }.navigationLinkIndicatorVisibility(.hidden)
          picker.pickerStyle(.palette).paletteSelectionEffect(.symbolVariant(.slash))
          picker.pickerStyle(.palette).paletteSelectionEffect(.custom)
          picker.pickerStyle(.navigationLink).paletteSelectionEffect(.automatic)
        }
        .sectionIndexLabel("R")
        .sectionIndexLabel(Text("R"))
      }
      .listSectionIndexVisibility(.visible)
      .toolbar {
        ToolbarItem { Button("Mail", systemImage: "envelope") {}.badge(3) }
        ToolbarItem { Button("More", systemImage: "ellipsis") {} }.badge("new")
      }
    }
    .background(Color.red.exposureAdjust(1).headroom(2))
    .allowedDynamicRange(.high)
    .windowResizeAnchor(.top)
    .userActivity("read", isActive: true) { $0.title = "reading" }
    .userActivity("read", element: choice) { $1.userInfo = ["choice": $0] }
    .onContinueUserActivity("read") { choice = $0.userInfo?["choice"] as? Int ?? 0 }
  }

  private var picker: some View {
    Picker("choice", selection: $choice) {
      Image(systemName: "star").tag(0)
      Image(systemName: "heart").tag(1)
    }
  }

  private var texts: some View {
    VStack {
      Text("words").typesettingLanguage(.init(languageCode: .thai))
      Text("words").typesettingLanguage(.explicit(.init(languageCode: .arabic)), isEnabled: true)
        .multilineTextAlignment(strategy: .writingDirectionBased)
      TextEditor(text: .constant("words"))
        .writingToolsBehavior(.limited)
        .findNavigator(isPresented: $isFinding)
        .findDisabled(isFinding)
        .replaceDisabled()
    }
    .typesettingLanguage(.automatic)
    .accessibilityRotor("Headings") {
      ForEach(headings) { heading in
        AccessibilityRotorEntry(heading.title, id: heading.id)
      }
      AccessibilityRotorEntry(Text("last"), 3, in: entries)
    }
    .accessibilityRotor(Text("Titles"), entries: headings, entryLabel: \.title)
    .accessibilityRotor(.headings, entries: headings, entryID: \.id, entryLabel: \.title)
    .accessibilityRotor("Words", textRanges: [])
    .accessibilityRotorEntry(id: 1, in: entries)
  }
}

struct RefreshedApp: App {
  var body: some Scene {
    WindowGroup { NewestNames() }
      .backgroundTask(.appRefresh("news")) { await Self.refresh() }
      .backgroundTask(.urlSession) { name in print(name) }
  }

  private static func refresh() async {}
}
