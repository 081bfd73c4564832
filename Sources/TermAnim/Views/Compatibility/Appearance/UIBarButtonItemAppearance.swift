/// What the buttons in a title line of UIKit look like; noted and left at that.
@MainActor @preconcurrency
public final class UIBarButtonItemAppearance {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()

  public init() {}
}
