import Foundation

/// The scene of an app with one kind of window, which here is the whole terminal.
public struct WindowGroup<Content: View>: RootScene {
  private let content: Content

  /// A window that shows `content`; a terminal has no place for its title or identifier.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init(id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var root: AnyView { AnyView(content) }
}
