import TermAnim

/// Controls whose titles are strings of the program, and the less usual of their forms.
struct FormNames: View {
  let name: String
  let error: FormTrouble?
  @State private var date = Date()
  @State private var days: Set<DateComponents> = []
  @State private var isOn = false
  @State private var text = ""
  @State private var number = 3
  @State private var amount = 0.5
  @State private var missing: Int?

  var body: some View {
    VStack {
      Group {
        DatePicker(name, selection: $date)
        DatePicker(name, selection: $date, displayedComponents: .date)
        DatePicker(name, selection: $date, in: Date()..., displayedComponents: .date)
        DatePicker(name, selection: $date, in: ...Date())
        DatePicker(name, selection: $date, in: Date.distantPast...Date.distantFuture)
          .datePickerStyle(.compact)
        MultiDatePicker(name, selection: $days)
        MultiDatePicker(name, selection: $days, in: Date()..<Date.distantFuture)
        MultiDatePicker("Days", selection: $days, in: Date()...)
        MultiDatePicker(selection: $days, in: ..<Date()) { Text(name) }
        LabeledContent(name, value: 3, format: .number)
        ControlGroup(name, systemImage: "star") { Text("one") }
        Menu(name, systemImage: "plus") {
          Text("one")
        } primaryAction: {
        }
        Toggle(name, sources: [SwitchBox()], isOn: \.isOn)
        Button(role: .close) {}
        Button(role: .cancel, action: {})
      }
      Group {
        TextField(name, value: $number, format: .number)
        TextField(name, value: $number, formatter: NumberFormatter())
        TextField("Number", value: $missing, format: .number)
        TextField(value: $number, format: .number) { Text("Number") }
        TextField(name, text: $text, onCommit: {})
        TextField(name, text: $text, onEditingChanged: { _ in })
        SecureField(name, text: $text, onCommit: {})
        Stepper(name, value: $number, in: 0...3, step: 1, format: .number)
        Stepper(value: $amount, in: 0...3, step: 0.1, format: .number) { Text("Amount") }
      }
      Group {
        Slider(value: $amount, in: 0...1, onEditingChanged: { _ in }) { Text("Amount") }
        Slider(value: $amount, in: 0...1, step: 0.1, onEditingChanged: { _ in }) { Text("Amount") }
        ProgressView(Progress(totalUnitCount: 3))
        Picker("Number", selection: $number) {
          Text("one").tag(1)
        } currentValueLabel: {
          Text("now")
        }
        .pickerStyle(RadioGroupPickerStyle())
        List(selection: $number) { Text("one").tag(1) }
        List(selection: $missing) { Text("one").tag(1) }
      }
      Text("Dialogs")
        .confirmationDialog(name, isPresented: $isOn) { Button("A") {} }
        .confirmationDialog(name, isPresented: $isOn, titleVisibility: .visible) {
          Button("A") {}
        } message: {
          Text("Message")
        }
        .alert(isPresented: $isOn, error: error) { Button("OK") {} }
        .alert(isPresented: $isOn, error: error) { _ in
          Button("OK") {}
        } message: {
          Text($0.localizedDescription)
        }
    }
    .menuStyle(PlateMenuStyle())
    .datePickerStyle(PlainDates())
  }
}

struct FormTrouble: LocalizedError {
  let errorDescription: String?
}

struct SwitchBox {
  var isOn: Binding<Bool> { .constant(true) }
}

/// A style of menus as programs write it.
struct PlateMenuStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).padding(4).background(Color.gray)
  }
}

/// A style of date pickers as programs write it.
struct PlainDates: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(configuration.selection, style: .date)
    }
  }
}

@MainActor
final class CardModel {
  func go() {}
}

/// A button that is made outside of the main actor, for a model that is on it.
nonisolated func card(_ model: CardModel) -> some View {
  Button("Go") { model.go() }
}

/// Names around lists, searches and columns.
struct ListFormNames: View {
  struct Item: Identifiable, Hashable {
    let id: Int
  }

  let name: String
  @State private var chosen: Set<Int> = []
  @State private var items = [Item(id: 1)]
  @State private var text = ""
  @State private var column = NavigationSplitViewColumn.detail
  @State private var visibility = NavigationSplitViewVisibility.all
  @FocusState private var isFocused: Bool

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
      List(items, selection: $chosen) { item in
        Text("\(item.id)").selectionDisabled().listRowInsets(.leading, 3)
      }
      .listStyle(.inset(alternatesRowBackgrounds: true))
      .contextMenu(ContextMenu { Button("Delete") {} })
      .searchable(text: $text, tokens: $items) { Text("\($0.id)") }
      .searchScopes($column) { Text("All").tag(NavigationSplitViewColumn.detail) }
      .searchFocused($isFocused)
    } detail: {
      VStack {
        TextEditor(text: $text).textEditorStyle(.plain)
        TextField(name, text: $text).textFieldStyle(.squareBorder)
        Button(name) {}.buttonStyle(.glass(.clear)).buttonSizing(.flexible)
        Button(name) {}.buttonStyle(.accessoryBar)
        RenameButton().renameAction($isFocused)
      }
      .toolbar {
        ToolbarItem(placement: .largeTitle) { Text("title") }
        ToolbarItem(placement: .subtitle) { Text("subtitle") }
      }
    }
  }
}
