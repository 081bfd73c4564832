/// What a style makes a button of.
public struct ButtonStyleConfiguration {
  /// What the button shows.
  public struct Label {
    let view: AnyView
  }

  public let label: Label
  public let isPressed: Bool

  init(label: AnyView, isPressed: Bool) {
    (self.label, self.isPressed) = (Label(view: label), isPressed)
  }
}

extension ButtonStyleConfiguration.Label: View {
  public var body: some View { view }
}
