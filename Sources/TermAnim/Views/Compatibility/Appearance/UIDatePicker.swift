/// The date picker of UIKit.
///
/// Minutes go by the steps that are set here; the rest is noted and left at that.
@MainActor @preconcurrency
public final class UIDatePicker: UIAppearance {
  private static let proxy = UIDatePicker()

  /// How many minutes a step is; it counts where it is 1...30 and divides 60.
  public var minuteInterval = 1
  /// Noted and left at that.
  public var tintColor: UIColor?
  /// Noted and left at that.
  public var backgroundColor: UIColor?
  /// Noted and left at that.
  public var roundsToMinuteInterval = true

  private init() {}

  public static func appearance() -> UIDatePicker { proxy }

  /// How many minutes a step is.
  var minutes: Int {
    (1...30).contains(minuteInterval) && 60.isMultiple(of: minuteInterval) ? minuteInterval : 1
  }
}
