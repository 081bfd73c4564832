public import Foundation

/// The row of choices of UIKit.
///
/// Its grounds are those of segmented pickers; the rest is noted and left at that.
@MainActor @preconcurrency
public final class UISegmentedControl: UIAppearance {
  private static let proxy = UISegmentedControl()

  /// The ground of the choice that is taken; nil is the usual one.
  public var selectedSegmentTintColor: UIColor?
  /// The ground of all; nil is the usual one.
  public var backgroundColor: UIColor?

  private init() {}

  public static func appearance() -> UISegmentedControl { proxy }

  /// Does nothing: choices are in the colours of the views around.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState
  ) {}
}
