/// Tabs that belong together; in a bar they are tabs like the others.
public struct TabSection<Header: View, Content: View> {
  private let content: Content

  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.content = content()
  }
}

extension TabSection: View {
  public var body: some View { content }
}

extension TabSection where Header == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}
