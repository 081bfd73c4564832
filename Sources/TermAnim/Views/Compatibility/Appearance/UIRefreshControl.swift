public import Foundation

/// The wheel of UIKit above content that is pulled down.
///
/// It has the colour that is set here; the rest is noted and left at that.
@MainActor @preconcurrency
public final class UIRefreshControl: UIAppearance {
  private static let proxy = UIRefreshControl()

  /// The colour of the wheel; nil is the usual one.
  public var tintColor: UIColor?
  /// Noted and left at that.
  public var backgroundColor: UIColor?
  /// Noted and left at that: there is no room for words.
  public var attributedTitle: NSAttributedString?

  private init() {}

  public static func appearance() -> UIRefreshControl { proxy }
}
