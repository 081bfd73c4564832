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
