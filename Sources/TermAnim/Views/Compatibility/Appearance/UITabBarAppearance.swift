/// What a tab bar of UIKit looks like; noted and left at that, as tabs have the tint.
public final class UITabBarAppearance: UIBarAppearance {
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
  public var selectionIndicatorTintColor: UIColor?
  public var selectionIndicatorImage: UIImage?
}
