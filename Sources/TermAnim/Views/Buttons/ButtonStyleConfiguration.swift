/// What a style makes a button of.
public struct ButtonStyleConfiguration {
  /// What the button shows.
  public struct Label {
    let view: AnyView
  }

  public let role: ButtonRole?
  public let label: Label
  /// Whether the button is being pressed, with the pointer over it.
  public let isPressed: Bool

  init(role: ButtonRole?, label: AnyView, isPressed: Bool) {
    (self.role, self.label, self.isPressed) = (role, Label(view: label), isPressed)
  }
}

extension ButtonStyleConfiguration.Label: View {
  public var body: some View { view }
}
