/// The scene of an app with one window, which here is the whole terminal.
public struct Window<Content: View>: RootScene {
  private let content: Content

  /// A window that shows `content`; a terminal has no place for its title or identifier.
  public init<Title: StringProtocol>(
    _ title: Title, id: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  var root: AnyView { AnyView(content) }
}
