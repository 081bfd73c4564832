/// A scene of one window, which here is the whole terminal.
public struct Window<Content: View>: RootScene {
  private let id: String
  private let content: Content

  /// A window that shows `content`, and that `openWindow(id:)` opens; a terminal has no place for
  /// its title.
  public init<Title: StringProtocol>(
    _ title: Title, id: String, @ViewBuilder content: () -> Content
  ) {
    (self.id, self.content) = (id, content())
  }

  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    (self.id, self.content) = (id, content())
  }

  var root: AnyView { AnyView(content) }

  var windows: [WindowSource] {
    [WindowSource(id: id, isSingle: true) { _ in root }]
  }
}
