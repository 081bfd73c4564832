/// The switch of UIKit.
///
/// Switches have the colours that are set here; the rest is noted and left at that.
@MainActor @preconcurrency
public final class UISwitch: UIAppearance {
  private static let proxy = UISwitch()

  /// The ground of a switch that is on, unless views have a tint; nil is the usual one.
  public var onTintColor: UIColor?
  /// The colour of the knob; nil is the usual one.
  public var thumbTintColor: UIColor?
  /// Noted and left at that.
  public var tintColor: UIColor?
  /// Noted and left at that.
  public var backgroundColor: UIColor?

  private init() {}

  public static func appearance() -> UISwitch { proxy }
}
