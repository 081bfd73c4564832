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

/// How a window of a Mac shows its title and its toolbar.
public struct WindowToolbarStyle: Hashable, Sendable {
  private let number: Int

  public static let automatic = WindowToolbarStyle(number: 0)
  public static let expanded = WindowToolbarStyle(number: 1)
  public static let unified = WindowToolbarStyle(number: 2)
  public static let unifiedCompact = WindowToolbarStyle(number: 3)

  public static func unified(showsTitle: Bool) -> WindowToolbarStyle { unified }

  public static func unifiedCompact(showsTitle: Bool) -> WindowToolbarStyle { unifiedCompact }
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

  /// The scene as it is: a terminal has a title line of its own.
  nonisolated public func windowToolbarStyle(_ style: WindowToolbarStyle) -> some Scene { self }
}
