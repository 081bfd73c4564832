/// What a style makes a group of controls of.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public struct Content {
    let view: AnyView
  }

  /// What they are called; empty where they are not.
  public struct Label {
    let view: AnyView
  }

  public let content: Content
  public let label: Label
}

extension ControlGroupStyleConfiguration.Content: View {
  public var body: some View { view }
}

extension ControlGroupStyleConfiguration.Label: View {
  public var body: some View { view }
}
