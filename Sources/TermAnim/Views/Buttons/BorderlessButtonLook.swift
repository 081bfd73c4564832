/// A label in the tint, fainter while it is pressed.
struct BorderlessButtonLook: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(ButtonTint(role: configuration.role))
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}
