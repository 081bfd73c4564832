/// What a style makes a toggle of.
public struct ToggleStyleConfiguration {
  /// What the toggle is for.
  public struct Label {
    let view: AnyView
  }

  public let label: Label
  @Binding public var isOn: Bool
  /// Whether the toggle stands for several values of which some are on.
  public var isMixed: Bool

  init(label: AnyView, isOn: Binding<Bool>, isMixed: Bool) {
    (self.label, self.isMixed) = (Label(view: label), isMixed)
    _isOn = isOn
  }
}

extension ToggleStyleConfiguration.Label: View {
  public var body: some View { view }
}
