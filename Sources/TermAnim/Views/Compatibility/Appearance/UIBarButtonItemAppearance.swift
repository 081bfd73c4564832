public import Foundation

/// What the buttons in a title line of UIKit look like; noted and left at that.
@MainActor @preconcurrency
public final class UIBarButtonItemAppearance {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()

  public init() {}
}

/// What a button in a title line of UIKit looks like in a state; noted and left at that.
@MainActor @preconcurrency
public final class UIBarButtonItemStateAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  init() {}
}
