/// The scroll view of UIKit; what is set for it is noted and left at that, but for how its ends
/// are and how fast it slows down.
@MainActor @preconcurrency
public final class UIScrollView: UIAppearance {
  private static let proxy = UIScrollView()

  /// Whether scroll views give way at their ends.
  public var bounces = true
  public var isPagingEnabled = false
  /// How scroll views slow down that have been thrown.
  public var decelerationRate = DecelerationRate.normal
  public var backgroundColor: UIColor?

  private init() {}

  public static func appearance() -> UIScrollView { proxy }
}
