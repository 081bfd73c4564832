import TermAnim

/// Controls and navigation with the names and labels that programs use most.
struct ControlNames: View {
  @State private var amount = 0.5
  @State private var isOn = false
  @State private var choice = 0

  var body: some View {
    NavigationView {
      List {
        Slider(value: $amount, in: 0...1)
        Toggle("On", isOn: $isOn)
        Picker("Choice", selection: $choice) {
          Text("One").tag(0)
          Text("Two").tag(1)
        }
        .pickerStyle(.segmented)
        Stepper {
          Text("Amount")
        } onIncrement: {
          amount += 0.1
        } onDecrement: {
          amount -= 0.1
        }
        LabeledContent("Amount") { Text("\(amount)") }
      }
      .controlSize(.large)
      .navigationBarTitle("Controls")
      .navigationBarTitle("Controls", displayMode: .inline)
      .navigationBarTitleDisplayMode(.inline)
      .navigationBarHidden(true)
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

struct StackNames: View {
  var body: some View {
    NavigationStack {
      Text("Stack")
        .navigationTitle("Stack")
        .toolbar {
          ToolbarItem(placement: .primaryAction) { Text("Done") }
        }
    }
  }
}
