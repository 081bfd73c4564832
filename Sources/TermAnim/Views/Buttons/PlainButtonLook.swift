/// The label as it is, fainter while it is pressed.
struct PlainButtonLook: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.6 : 1)
  }
}
