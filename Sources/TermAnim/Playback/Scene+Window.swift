public import Foundation

/// How the size of a window follows what is in it.
public struct WindowResizability: Hashable, Sendable {
  private let number: Int

  public static let automatic = WindowResizability(number: 0)
  public static let contentSize = WindowResizability(number: 1)
  public static let contentMinSize = WindowResizability(number: 2)
}

/// What the frame of a window looks like.
public struct WindowStyle: Hashable, Sendable {
  private let number: Int

  public static let automatic = WindowStyle(number: 0)
  public static let titleBar = WindowStyle(number: 1)
  public static let hiddenTitleBar = WindowStyle(number: 2)
  public static let plain = WindowStyle(number: 3)
}

extension Scene {
  /// The scene as it is: a terminal has the size that it has.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// The scene as it is: a terminal has the size that it has.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// The scene as it is: a terminal stays where it is.
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// The scene as it is: a terminal has the size that it has.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }

  /// The scene as it is: a terminal has its own frame, or none.
  nonisolated public func windowStyle(_ style: WindowStyle) -> some Scene { self }
}

/// The window of a Mac with the settings of the app; a terminal shows the app itself.
public struct Settings<Content: View>: RootScene {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var root: AnyView { AnyView(content) }
}

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
