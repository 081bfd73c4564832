public import Foundation

/// What the items of a tab bar of UIKit look like; noted and left at that.
@MainActor @preconcurrency
public final class UITabBarItemAppearance {
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()

  public init() {}
}

/// What an item of a tab bar of UIKit looks like in a state; noted and left at that.
@MainActor @preconcurrency
public final class UITabBarItemStateAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var iconColor: UIColor?
  public var badgeBackgroundColor: UIColor?

  init() {}
}
