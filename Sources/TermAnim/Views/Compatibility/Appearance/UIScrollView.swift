/// The scroll view of UIKit; what is set for it is noted and left at that.
@MainActor @preconcurrency
public final class UIScrollView: UIAppearance {
  private static let proxy = UIScrollView()

  public var bounces = true
  public var isPagingEnabled = false
  public var backgroundColor: UIColor?

  private init() {}

  public static func appearance() -> UIScrollView { proxy }
}
