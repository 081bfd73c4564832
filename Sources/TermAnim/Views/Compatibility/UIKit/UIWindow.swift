public import Foundation

/// The terminal, as UIKit tells of a window.
@MainActor @preconcurrency
public final class UIWindow: UIView {
  static let terminal = UIWindow()

  /// The ground that the terminal's window asks for, unless a view prefers a colour scheme; other
  /// windows ask for it in vain.
  ///
  /// It is the process's: what is set in an event stays when time is turned back to before that.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      for graph in followers.objects { graph.windowStyleChanged() }
    }
  }

  /// Those to be told of another style.
  ///
  /// Not observed instead: a graph that is made while a body is run, as for a picture, reads the
  /// style, and the body would depend on it.
  var followers = WeakList<ViewGraph>()

  /// The terminal in points; what is set is of no effect.
  public override var frame: CGRect {
    get { UIScreen.main.bounds }
    set {}
  }

  public var isKeyWindow: Bool { true }

  /// None: what the terminal shows are views.
  public var rootViewController: UIViewController? { nil }

  public var windowScene: UIWindowScene? { .terminal }
}
