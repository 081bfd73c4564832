/// The dots of UIKit below pages, which have the colours that are set here.
@MainActor @preconcurrency
public final class UIPageControl: UIAppearance {
  private static let proxy = UIPageControl()

  /// The colour of the dot of the page that shows; nil is the usual one.
  public var currentPageIndicatorTintColor: UIColor?
  /// The colour of the other dots; nil is the usual one.
  public var pageIndicatorTintColor: UIColor?

  private init() {}

  public static func appearance() -> UIPageControl { proxy }
}
