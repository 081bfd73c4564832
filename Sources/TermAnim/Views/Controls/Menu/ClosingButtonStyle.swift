/// A style of buttons that close what they are in, and then do what they do.
struct ClosingButtonStyle: PrimitiveButtonStyle {
  enum Look: Hashable, Sendable {
    /// A line of a menu.
    case menu
    /// A button of an alert or a dialog.
    case panel
  }

  let isOpen: Binding<Bool>
  let look: Look

  nonisolated init(isOpen: Binding<Bool>, look: Look) {
    (self.isOpen, self.look) = (isOpen, look)
  }

  func makeBody(configuration: Configuration) -> some View {
    ClosingButton(
      isOpen: isOpen, look: look, role: configuration.role, label: configuration.label,
      action: configuration.trigger)
  }
}

extension View {
  /// Lets all buttons of the view close what they are in, whatever style they are given.
  nonisolated func buttonsClose(
    _ isOpen: Binding<Bool>, look: ClosingButtonStyle.Look
  ) -> some View {
    modifier(
      PrimitiveButtonStyleModifier(
        style: ClosingButtonStyle(isOpen: isOpen, look: look), isImposed: true))
  }
}

/// A button of a `ClosingButtonStyle`.
struct ClosingButton<Label: View>: View {
  let isOpen: Binding<Bool>
  let look: ClosingButtonStyle.Look
  let role: ButtonRole?
  let label: Label
  let action: () -> Void
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.menuActionDismissBehavior) private var behavior

  var body: some View {
    label
      .foregroundStyle(color)
      .padding(.horizontal, 8)
      .padding(.vertical, look == .menu ? 4 : 8)
      .frame(maxWidth: .infinity, alignment: look == .menu ? .leading : .center)
      .background(ground, in: RoundedRectangle(cornerRadius: 6))
      .dimmed(unless: isEnabled)
      .modifier(
        ControlModifier(handler: ActivationHandler(isPressed: $isPressed, action: close))
      )
      .preference(key: HasCancelKey.self, value: role == .cancel)
  }

  private func close() {
    if look == .panel || behavior.dismisses { isOpen.wrappedValue = false }
    action()
  }

  private var color: AnyShapeStyle {
    if role == .destructive { return AnyShapeStyle(Color.red) }
    return look == .menu ? AnyShapeStyle(Color.primary) : AnyShapeStyle(.tint)
  }

  private var ground: AnyShapeStyle {
    if isPressed { return AnyShapeStyle(ControlColor.pressedTrack) }
    return look == .menu ? AnyShapeStyle(Color.clear) : AnyShapeStyle(ControlColor.track)
  }
}
