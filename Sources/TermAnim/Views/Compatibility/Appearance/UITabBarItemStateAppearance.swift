public import Foundation

/// What an item of a tab bar of UIKit looks like in a state; noted and left at that.
@MainActor @preconcurrency
public final class UITabBarItemStateAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var iconColor: UIColor?
  public var badgeBackgroundColor: UIColor?

  init() {}
}
