/// What a style makes a group box of.
public struct GroupBoxStyleConfiguration {
  /// What the views are called.
  public struct Label {
    let view: AnyView
  }

  /// The views.
  public struct Content {
    let view: AnyView
  }

  public let label: Label
  public let content: Content
}

extension GroupBoxStyleConfiguration.Label: View {
  public var body: some View { view }
}

extension GroupBoxStyleConfiguration.Content: View {
  public var body: some View { view }
}
