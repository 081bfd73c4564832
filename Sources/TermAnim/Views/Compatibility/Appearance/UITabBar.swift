/// The bar of UIKit that programs hide before they draw their own.
///
/// Hidden are the bars of tab views that are made, or look again, after that; the rest is noted and
/// left at that.
@MainActor @preconcurrency
public final class UITabBar: UIAppearance {
  private static let proxy = UITabBar()

  /// Whether tab views have no bar.
  public var isHidden = false
  /// Noted and left at that.
  public var isTranslucent = true
  /// Noted and left at that.
  public var backgroundColor: UIColor?
  /// Noted and left at that.
  public var barTintColor: UIColor?
  /// Noted and left at that.
  public var tintColor: UIColor?
  /// Noted and left at that.
  public var unselectedItemTintColor: UIColor?
  /// Noted and left at that.
  public var backgroundImage: UIImage?
  /// Noted and left at that.
  public var shadowImage: UIImage?
  /// Noted and left at that.
  public var standardAppearance = UITabBarAppearance()
  /// Noted and left at that.
  public var scrollEdgeAppearance: UITabBarAppearance?

  private init() {}

  public static func appearance() -> UITabBar { proxy }
}
