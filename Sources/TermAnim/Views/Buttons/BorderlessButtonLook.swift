/// A label in the tint or in what has been set around it, fainter while it is pressed: all of its
/// frame can be.
struct BorderlessButtonLook: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .modifier(ButtonLabelModifier(style: ButtonTint(role: configuration.role)))
      .opacity(configuration.isPressed ? 0.5 : 1)
      .contentShape(Rectangle())
  }
}
