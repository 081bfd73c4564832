/// The stepper of UIKit; what is set for it is noted and left at that.
@MainActor @preconcurrency
public final class UIStepper: UIAppearance {
  private static let proxy = UIStepper()

  public var tintColor: UIColor?
  public var backgroundColor: UIColor?

  private init() {}

  public static func appearance() -> UIStepper { proxy }

  /// Does nothing: steppers have signs of their own.
  public func setIncrementImage(_ image: UIImage?, for state: UIControlState) {}

  /// Does nothing: steppers have signs of their own.
  public func setDecrementImage(_ image: UIImage?, for state: UIControlState) {}

  /// Does nothing: steppers have a ground of their own.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControlState) {}
}
