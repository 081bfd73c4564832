import TermAnim

/// Names that make no difference in a terminal, and forms of others that programs use.
struct SystemNames: View {
  @State private var date = Date()
  @State private var amount = 1
  @State private var isOn = false

  var body: some View {
    NavigationSplitView(columnVisibility: .constant(.all)) {
      List {
        DatePicker("Day", selection: $date, in: ...Date.distantFuture, displayedComponents: .date)
          .datePickerStyle(.graphical)
        Stepper(value: $amount, in: 0...10) { Text("Amount \(amount)") }
        Menu("More") {
          Button("Less") { amount -= 1 }
        } primaryAction: {
          amount += 1
        }
        Text("Hold").contextMenu {
          Button("Copy") {}
        } preview: {
          Text("Preview")
        }
        NavigationLink("Next", isActive: $isOn) { Text("Page") }
      }
      .listSectionSpacing(.compact)
      .scrollDismissesKeyboard(.interactively)
    } detail: {
      ContentUnavailableView.search
    }
    .navigationSplitViewStyle(.balanced)
    .toolbarTitleDisplayMode(.inline)
    .toolbarBackgroundVisibility(.hidden, for: .navigationBar)
    .containerBackground(.blue.gradient, for: .navigation)
  }
}

struct TabNames: View {
  var body: some View {
    TabView {
      Tab("One", systemImage: "star") { Text("one") }
      Tab("Two", systemImage: "heart", role: .search) { Text("two") }
    }
    .tabViewStyle(.sidebarAdaptable)
    .indexViewStyle(.page(backgroundDisplayMode: .always))
  }
}

struct SymbolNames: View {
  @State private var isOn = false

  var body: some View {
    Image(systemName: isOn ? "pause" : "play", variableValue: 0.5)
      .contentTransition(.symbolEffect(.replace.magic(fallback: .downUp)))
      .symbolEffect(.bounce, options: .repeat(.periodic(2, delay: 1)), value: isOn)
      .symbolEffect(.drawOn.byLayer, isActive: isOn)
      .symbolEffect(.wiggle.custom(angle: .degrees(30)), options: .repeat(3).speed(2))
      .symbolEffect(.rotate.counterClockwise.byLayer, options: .nonRepeating, value: isOn)
      .symbolEffectsRemoved(!isOn)
      .transition(.symbolEffect(.disappear))
      .clipShape(.rect(topLeadingRadius: 8, bottomTrailingRadius: 8))
      .visualEffect { content, proxy in
        content.distortionEffect(
          ShaderLibrary.ripple(.float2(proxy.size)), maxSampleOffset: CGSize(width: 8, height: 8))
      }
    Button("Glass") {}.buttonStyle(.glass)
    Text("Copy me").textSelection(.enabled)
  }
}

struct SheetNames: View {
  @State private var isPresented = true

  var body: some View {
    Text("Behind")
      .sheet(isPresented: $isPresented) {
        Text("Sheet")
          .presentationBackground(.ultraThinMaterial)
          .presentationBackgroundInteraction(.enabled(upThrough: .medium))
          .presentationCompactAdaptation(.popover)
          .interactiveDismissDisabled()
      }
      .actionSheet(isPresented: $isPresented) {
        ActionSheet(title: Text("Sure?"), buttons: [.destructive(Text("Yes")), .cancel()])
      }
  }
}

final class CarriedNote: NSObject, NSItemProviderWriting, NSItemProviderReading {
  static var writableTypeIdentifiersForItemProvider: [String] { ["org.example.note"] }
  static var readableTypeIdentifiersForItemProvider: [String] { ["org.example.note"] }

  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, Error?) -> Void
  ) -> Progress? {
    completionHandler(Data(typeIdentifier.utf8), nil)
    return nil
  }

  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> CarriedNote
  {
    CarriedNote()
  }
}
