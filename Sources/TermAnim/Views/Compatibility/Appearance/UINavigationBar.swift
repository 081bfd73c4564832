public import Foundation

/// The title line of UIKit.
///
/// The fonts and colours of titles are those of the title lines of pages; the rest is noted and left
/// at that.
@MainActor @preconcurrency
public final class UINavigationBar: UIAppearance {
  private static let proxy = UINavigationBar()

  /// The `.font` and `.foregroundColor` of titles.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The `.font` and `.foregroundColor` of large titles.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  public var prefersLargeTitles = true
  public var isTranslucent = true
  public var backgroundColor: UIColor?
  public var barTintColor: UIColor?
  public var tintColor: UIColor?
  public var shadowImage: UIImage?

  private init() {}

  public static func appearance() -> UINavigationBar { proxy }

  /// Does nothing: title lines have no ground of their own.
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}

  /// The attributes of titles, large ones or not.
  func attributes(isLarge: Bool) -> [NSAttributedString.Key: Any] {
    (isLarge ? largeTitleTextAttributes : titleTextAttributes) ?? [:]
  }
}

/// The sizes that bars of UIKit have.
public enum UIBarMetrics: Int, Hashable, Sendable {
  case `default`
  case compact
}
