/// A screen of UIKit, for code that shows one above its views; nothing shows it here.
@MainActor @preconcurrency
open class UIViewController {
  public init() {}

  /// What code of UIKit counts places from: the terminal.
  public var view: UIView { UIWindow.terminal }

  /// The screen above this one: none.
  public var presentedViewController: UIViewController? { nil }

  /// Does nothing, and `completion` is not called: there is nothing to show the screen.
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {}

  /// Does nothing, and `completion` is not called: the screen is not shown.
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}
