public import Foundation

/// The terminal, as UIKit tells of a window.
@MainActor @preconcurrency
public final class UIWindow {
  static let terminal = UIWindow()

  private init() {}

  /// The room that something else takes at the edges: none.
  public var safeAreaInsets: UIEdgeInsets { .zero }

  /// The terminal in points.
  public var bounds: CGRect { UIScreen.main.bounds }

  /// The terminal in points.
  public var frame: CGRect { UIScreen.main.bounds }

  public var isKeyWindow: Bool { true }

  public var windowScene: UIWindowScene? { .terminal }
}
