/// The options of a picker as rows of the list around, below a row with its label.
struct PickerRows<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let choice: Choice
  @Environment(\.labelsVisibility) private var labelsVisibility

  var body: some View {
    if labelsVisibility != .hidden { label.foregroundStyle(.secondary) }
    Group(subviews: content) { options in
      ForEach(options) { PickerRow(option: $0, choice: choice) }
    }
  }
}
