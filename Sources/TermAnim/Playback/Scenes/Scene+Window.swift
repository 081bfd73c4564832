public import Foundation

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
