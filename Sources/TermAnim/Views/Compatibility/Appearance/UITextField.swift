/// The line of UIKit to write in; what is set for it is noted and left at that.
@MainActor @preconcurrency
public final class UITextField: UIAppearance {
  private static let proxy = UITextField()

  /// When something beside the line is shown.
  public enum ViewMode: Int, Hashable, Sendable {
    case never
    case whileEditing
    case unlessEditing
    case always
  }

  public var clearButtonMode = ViewMode.never
  public var tintColor: UIColor?
  public var textColor: UIColor?
  public var backgroundColor: UIColor?
  public var font: UIFont?

  private init() {}

  public static func appearance() -> UITextField { proxy }
}
