/// The text editor of UIKit; what is set for it is noted and left at that.
@MainActor @preconcurrency
public final class UITextView: UIAppearance {
  private static let proxy = UITextView()

  public var backgroundColor: UIColor?
  public var tintColor: UIColor?

  private init() {}

  public static func appearance() -> UITextView { proxy }
}
