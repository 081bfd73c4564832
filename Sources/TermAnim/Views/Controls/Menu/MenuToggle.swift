/// A toggle as a line of a menu: a press flips it, and closes the menu; a mark stands before it
/// while it is on.
struct MenuToggle: View {
  let configuration: ToggleStyleConfiguration
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.menuAround) private var menuAround
  @Environment(\.menuActionDismissBehavior) private var behavior

  var body: some View {
    MenuLine(mark: mark, isPressed: isPressed) { configuration.label }
      .dimmed(unless: isEnabled)
      .modifier(
        ControlModifier(
          handler: ActivationHandler(isPressed: $isPressed, action: flip), showsFocusRing: false)
      )
      .containerValue(\.hasMenuMark, true)
  }

  private var mark: String? {
    if configuration.isMixed { return "\u{2013}" }
    return configuration.isOn ? "\u{2713}" : nil
  }

  private func flip() {
    if behavior.dismisses { menuAround?.wrappedValue = false }
    configuration.isOn.toggle()
  }
}
