/// A view that does something when it is pressed.
public struct Button<Label: View> {
  private let action: () -> Void
  private let label: Label
  @State private var isPressed = false
  @Environment(\.buttonStyle) private var style

  nonisolated public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    (self.action, self.label) = (action, label())
  }
}

extension Button: View {
  public var body: some View {
    style.makeBody(ButtonStyleConfiguration(label: AnyView(label), isPressed: isPressed))
      .modifier(PressModifier(handler: ButtonHandler(action: action, isPressed: $isPressed)))
  }
}

extension Button where Label == Text {
  nonisolated public init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }
}
