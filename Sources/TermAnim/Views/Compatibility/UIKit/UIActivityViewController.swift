/// The screen of UIKit that hands things to other programs, of which a terminal knows none.
public final class UIActivityViewController: UIViewController {
  /// A screen that is never shown.
  public init(activityItems: [Any], applicationActivities: [Any]?) {}
}
