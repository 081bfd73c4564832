/// What the items of a tab bar of UIKit look like; noted and left at that.
@MainActor @preconcurrency
public final class UITabBarItemAppearance {
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()

  public init() {}
}
