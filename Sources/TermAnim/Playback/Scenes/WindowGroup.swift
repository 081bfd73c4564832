import Foundation

/// The scene of an app with one kind of window, which here is the whole terminal.
///
/// A terminal has no place for titles and identifiers.
public struct WindowGroup<Content: View>: RootScene {
  private let content: Content

  /// A window that shows `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  public init<Title: StringProtocol>(
    _ title: Title, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content)
  }

  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  var root: AnyView { AnyView(content) }
}
