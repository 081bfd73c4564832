/// What a primitive style makes a button of.
public struct PrimitiveButtonStyleConfiguration {
  /// What the button shows.
  public struct Label {
    let view: AnyView
  }

  public let role: ButtonRole?
  public let label: Label
  private let action: () -> Void

  init(role: ButtonRole?, label: AnyView, action: @escaping () -> Void) {
    (self.role, self.label, self.action) = (role, Label(view: label), action)
  }

  /// Does what the button does.
  public func trigger() {
    action()
  }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  public var body: some View { view }
}
