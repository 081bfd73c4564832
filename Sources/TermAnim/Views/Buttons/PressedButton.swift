/// A button that is pressed as usual, and looks as a style says.
struct PressedButton {
  let configuration: PrimitiveButtonStyleConfiguration
  /// Whether a row of a list presses the button.
  let isPressedByRow: Bool
  let look: @MainActor (ButtonStyleConfiguration) -> AnyView
  @State private var isPressed = false
}

extension PressedButton: View {
  var body: some View {
    look(
      ButtonStyleConfiguration(
        role: configuration.role, label: AnyView(configuration.label), isPressed: isPressed)
    )
    .modifier(
      ButtonModifier(
        handler: ButtonHandler(
          action: configuration.action, isPressed: $isPressed, isPressedByRow: isPressedByRow)))
  }
}
