/// The list of UIKit.
///
/// Its ground is that of lists, and so are its lines; the rest is noted and left at that.
@MainActor @preconcurrency
public final class UITableView: UIAppearance {
  private static let proxy = UITableView()

  /// The ground of lists with insets; nil is the usual one.
  public var backgroundColor: UIColor?
  public var separatorColor: UIColor?
  public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  public var showsVerticalScrollIndicator = true
  public var allowsSelection = true
  public var isScrollEnabled = true
  public var bounces = true
  public var tableHeaderView: UIView?
  public var tableFooterView: UIView?
  public var sectionHeaderTopPadding: CGFloat = 0

  private init() {}

  public static func appearance() -> UITableView { proxy }
}
