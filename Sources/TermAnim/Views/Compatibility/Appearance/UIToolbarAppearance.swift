/// What the bar of UIKit below a page looks like; noted and left at that.
public final class UIToolbarAppearance: UIBarAppearance {
  public var buttonAppearance = UIBarButtonItemAppearance()
  public var doneButtonAppearance = UIBarButtonItemAppearance()
}
