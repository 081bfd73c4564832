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

/// A row that chooses an option; a mark stands at the end of the one that is chosen.
struct PickerRow: View {
  let option: Subview
  let choice: Choice

  var body: some View {
    Button {
      if let tag { choice.select(tag) }
    } label: {
      HStack(spacing: 8) {
        option
        Spacer(minLength: 8)
        if choice.isSelected(tag) { Text(verbatim: "\u{2713}").foregroundStyle(.tint) }
      }
    }
    .buttonStyle(PickerRowLook())
  }

  private var tag: AnyHashable? { option.containerValues.tag }
}

/// The look of a row that chooses an option, all of which can be pressed.
struct PickerRowLook: RowPressedLook {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .opacity(configuration.isPressed ? 0.5 : 1)
      .contentShape(Rectangle())
      .dimmed(unless: isEnabled)
  }
}
