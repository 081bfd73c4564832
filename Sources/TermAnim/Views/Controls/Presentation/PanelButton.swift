/// A button of an alert or a dialog; Esc presses the one that cancels, and the only one.
struct PanelButton: View {
  let isOpen: Binding<Bool>
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isOnlyAnswer) private var isOnlyAnswer
  @Environment(\.isInAnswerColumn) private var isInColumn

  var body: some View {
    let answersEscape = isOnlyAnswer || configuration.role == .cancel
    configuration.label
      .foregroundStyle(
        configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
      )
      .pixelPadding(horizontal: 8, vertical: isInColumn ? 4 : 8)
      .frame(maxWidth: .infinity)
      .background(
        isPressed ? ControlColor.pressedTrack : ControlColor.track,
        in: RoundedRectangle(cornerRadius: 6)
      )
      .dimmed(unless: isEnabled)
      .modifier(
        ControlModifier(handler: ActivationHandler(isPressed: $isPressed, action: answer))
      )
      .modifier(ShortcutModifier(shortcut: answersEscape ? .cancelAction : nil, isImplied: true))
      .aligned(to: .pixel)
      .containerValue(\.panelAnswer, PanelAnswer(role: configuration.role))
  }

  private func answer() {
    isOpen.wrappedValue = false
    configuration.trigger()
  }
}

extension ContainerValues {
  /// What the button is for that the view is; nil for a view that is none.
  var panelAnswer: PanelAnswer? {
    get { self[PanelAnswerKey.self] }
    set { self[PanelAnswerKey.self] = newValue }
  }

  private enum PanelAnswerKey: ContainerValueKey {
    static var defaultValue: PanelAnswer? { nil }
  }
}

extension EnvironmentValues {
  /// Whether the panel around has no other button.
  @Entry var isOnlyAnswer: Bool = false
  /// Whether the buttons of the panel are below each other, and so less high.
  @Entry var isInAnswerColumn: Bool = false
}
