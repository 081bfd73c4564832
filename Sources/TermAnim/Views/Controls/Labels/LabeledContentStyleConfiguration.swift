/// What a style makes labelled content of.
public struct LabeledContentStyleConfiguration {
  /// What the content is called.
  public struct Label {
    let view: AnyView
  }

  /// The content.
  public struct Content {
    let view: AnyView
  }

  public let label: Label
  public let content: Content
}

extension LabeledContentStyleConfiguration.Label: View {
  public var body: some View { view }
}

extension LabeledContentStyleConfiguration.Content: View {
  public var body: some View { view }
}
