public import Foundation

/// The other programs of a Mac; a terminal has none to ask.
@MainActor @preconcurrency
public final class NSWorkspace {
  public static let shared = NSWorkspace()

  private init() {}

  /// Whether transitions that move are to be fades; views that read it are drawn anew when that
  /// changes.
  public var accessibilityDisplayShouldReduceMotion: Bool {
    UIAccessibility.isReduceMotionEnabled
  }

  /// Does nothing and returns false: a terminal has nobody to give `url` to.
  @discardableResult
  public func open(_ url: URL) -> Bool { false }

  /// Does nothing: a terminal has no window of files.
  public func activateFileViewerSelecting(_ fileURLs: [URL]) {}
}
