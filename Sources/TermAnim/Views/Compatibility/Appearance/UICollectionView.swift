/// The list of UIKit on later systems: its ground is that of lists.
@MainActor @preconcurrency
public final class UICollectionView: UIAppearance {
  private static let proxy = UICollectionView()

  /// The ground of lists with insets; nil is that of `UITableView`.
  public var backgroundColor: UIColor?
  /// Noted and left at that.
  public var showsVerticalScrollIndicator = true
  /// Noted and left at that.
  public var bounces = true

  private init() {}

  public static func appearance() -> UICollectionView { proxy }
}
