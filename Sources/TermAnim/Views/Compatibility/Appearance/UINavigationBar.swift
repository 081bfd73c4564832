public import Foundation

/// The title line of UIKit.
///
/// The fonts and colours of titles and the colour of the ground are those of the title lines of
/// pages; the rest is noted and left at that. What an appearance says of them goes before what the
/// bar itself says.
@MainActor @preconcurrency
public final class UINavigationBar: UIAppearance {
  private static let proxy = UINavigationBar()

  /// The `.font` and `.foregroundColor` of titles.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The `.font` and `.foregroundColor` of large titles.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  public var prefersLargeTitles = true
  public var isTranslucent = true
  /// Behind the line.
  public var backgroundColor: UIColor?
  /// Behind the line, before `backgroundColor`.
  public var barTintColor: UIColor?
  public var tintColor: UIColor?
  public var shadowImage: UIImage?
  /// What the line looks like, its titles' fonts and colours among it.
  public var standardAppearance = UINavigationBarAppearance()
  /// Noted and left at that: lines are as high in every window.
  public var compactAppearance: UINavigationBarAppearance?
  /// What the line looks like with a large title, unless that is nil.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Noted and left at that: lines are as high in every window.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance?

  private init() {}

  public static func appearance() -> UINavigationBar { proxy }

  /// Does nothing: the ground of title lines is a colour.
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}

  /// The colour behind title lines; nil where there is none.
  var ground: UIColor? {
    standardAppearance.backgroundColor ?? barTintColor ?? backgroundColor
  }

  /// The attributes of titles, large ones or not.
  func attributes(isLarge: Bool) -> [NSAttributedString.Key: Any] {
    let own = (isLarge ? largeTitleTextAttributes : titleTextAttributes) ?? [:]
    return own.merging(appearanceAttributes(isLarge: isLarge)) { $1 }
  }

  private func appearanceAttributes(isLarge: Bool) -> [NSAttributedString.Key: Any] {
    isLarge
      ? (scrollEdgeAppearance ?? standardAppearance).largeTitleTextAttributes
      : standardAppearance.titleTextAttributes
  }
}
