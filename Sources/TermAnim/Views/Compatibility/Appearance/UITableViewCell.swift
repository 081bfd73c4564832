/// The row of a list of UIKit; what is set for it is noted and left at that.
@MainActor @preconcurrency
public final class UITableViewCell: UIAppearance {
  private static let proxy = UITableViewCell()

  public var backgroundColor: UIColor?
  public var tintColor: UIColor?
  public var selectionStyle = SelectionStyle.default

  private init() {}

  public static func appearance() -> UITableViewCell { proxy }

  /// What a chosen row would look like.
  public enum SelectionStyle: Int, Hashable, Sendable {
    case none
    case blue
    case gray
    case `default`
  }

  /// What is between rows.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    case none
    case singleLine
  }
}
