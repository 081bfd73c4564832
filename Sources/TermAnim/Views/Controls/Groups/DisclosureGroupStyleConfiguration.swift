/// What a style makes a disclosure group of.
public struct DisclosureGroupStyleConfiguration {
  /// What is pressed.
  public struct Label {
    let view: AnyView
  }

  /// The views that are shown and hidden.
  public struct Content {
    let view: AnyView
  }

  public let label: Label
  public let content: Content
  /// Whether the views are shown.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    (self.label, self.content, _isExpanded) = (label, content, isExpanded)
  }
}

extension DisclosureGroupStyleConfiguration.Label: View {
  public var body: some View { view }
}

extension DisclosureGroupStyleConfiguration.Content: View {
  public var body: some View { view }
}
