/// What a style makes a progress view of.
public struct ProgressViewStyleConfiguration {
  /// What is going on.
  public struct Label {
    let view: AnyView
  }

  /// How far it is, in words.
  public struct CurrentValueLabel {
    let view: AnyView
  }

  /// How much is done, 0...1; nil when it is not known.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View {
  public var body: some View { view }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  public var body: some View { view }
}
