public import Foundation

/// The terminal, as AppKit tells of a screen; see `UIScreen`.
public final class NSScreen: Sendable {
  /// The screen of the program.
  public static let main: NSScreen? = NSScreen()

  /// That of the program alone.
  public static var screens: [NSScreen] { main.map { [$0] } ?? [] }

  private init() {}

  /// The screen in points, its origin at the top left.
  public var frame: CGRect { UIScreen.main.bounds }

  /// The screen in points: nothing of it belongs to somebody else.
  public var visibleFrame: CGRect { frame }

  /// Pixels across a point: a quarter, unless the picture is zoomed.
  public var backingScaleFactor: CGFloat { UIScreen.main.scale }
}
