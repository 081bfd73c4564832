/// What the screen is like, as UIKit tells it.
public final class UITraitCollection: Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// The traits of the screen.
  public static var current: UITraitCollection {
    UITraitCollection(userInterfaceStyle: UIScreen.main.colorScheme == .dark ? .dark : .light)
  }

  /// Points have this many pixels, a fraction: a pixel of a terminal is larger than a point.
  public var displayScale: Double { UIScreen.main.scale }
}
