public import Foundation

/// What a title line of UIKit looks like: its titles have the fonts and colours that it says.
public final class UINavigationBarAppearance: UIBarAppearance {
  /// The `.font` and `.foregroundColor` of titles.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The `.font` and `.foregroundColor` of large titles.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Noted and left at that.
  public var buttonAppearance = UIBarButtonItemAppearance()
  /// Noted and left at that.
  public var backButtonAppearance = UIBarButtonItemAppearance()
  /// Noted and left at that.
  public var doneButtonAppearance = UIBarButtonItemAppearance()

  /// Does nothing: the button that goes back has a sign of its own.
  public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage mask: UIImage?) {}
}
