/// A window of tools for others, which a terminal shows on all of the screen as any other.
///
/// `openWindow` opens it by its identifier; an app begins with another scene where there is one.
public struct UtilityWindow<Content: View>: RootScene {
  private let id: String
  private let content: Content

  /// A window that shows `content`; a terminal has no place for its title.
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

  static var alwaysGivesWay: Bool { true }
}
