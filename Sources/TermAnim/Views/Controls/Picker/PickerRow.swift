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
