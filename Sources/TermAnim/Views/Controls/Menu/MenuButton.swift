/// A button as a line of a menu.
struct MenuButton: View {
  let isOpen: Binding<Bool>
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.menuActionDismissBehavior) private var behavior

  var body: some View {
    MenuLine(isPressed: isPressed) {
      configuration.label.foregroundStyle(
        configuration.role == .destructive ? Color.red : Color.primary)
    }
    .dimmed(unless: isEnabled)
    .modifier(
      ControlModifier(
        handler: ActivationHandler(isPressed: $isPressed, action: choose), showsFocusRing: false))
  }

  private func choose() {
    if behavior.dismisses { isOpen.wrappedValue = false }
    configuration.trigger()
  }
}
