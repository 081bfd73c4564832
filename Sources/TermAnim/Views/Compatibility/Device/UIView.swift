public import Foundation

/// What code of UIKit counts places from: the terminal.
@MainActor @preconcurrency
public class UIView {
  init() {}

  /// The terminal in points.
  public var bounds: CGRect { UIScreen.main.bounds }

  /// The terminal in points.
  public var frame: CGRect { UIScreen.main.bounds }

  /// The room that something else takes at the edges: none.
  public var safeAreaInsets: UIEdgeInsets { .zero }
}
