/// The bar of UIKit that programs hide before they draw their own; there is none here.
@MainActor @preconcurrency
public final class UITabBar {
  private static let proxy = UITabBar()

  /// Noted and left at that.
  public var isHidden = false

  private init() {}

  /// What all bars would look like.
  public static func appearance() -> UITabBar { proxy }
}
