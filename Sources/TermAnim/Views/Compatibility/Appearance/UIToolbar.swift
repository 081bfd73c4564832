/// The bar of UIKit below a page; what is set for it is noted and left at that.
@MainActor @preconcurrency
public final class UIToolbar: UIAppearance {
  private static let proxy = UIToolbar()

  public var isTranslucent = true
  public var barTintColor: UIColor?
  public var tintColor: UIColor?
  public var backgroundColor: UIColor?
  public var standardAppearance = UIToolbarAppearance()
  public var compactAppearance: UIToolbarAppearance?
  public var scrollEdgeAppearance: UIToolbarAppearance?

  private init() {}

  public static func appearance() -> UIToolbar { proxy }
}
