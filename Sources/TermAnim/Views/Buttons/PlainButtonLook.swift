/// The label as it is, fainter while it is pressed, and when it cannot be used.
struct PlainButtonLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .opacity(configuration.isPressed ? 0.6 : 1)
      .dimmed(unless: isEnabled)
  }
}
