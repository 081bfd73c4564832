/// What a bar of UIKit looks like.
///
/// A class there, a class here. The colour behind title lines is shown; what else is said of the
/// ground of bars is noted and left at that.
@MainActor @preconcurrency
open class UIBarAppearance {
  /// Behind title lines; of other bars noted and left at that.
  open var backgroundColor: UIColor?
  /// Noted and left at that.
  open var backgroundEffect: UIBlurEffect?
  /// Noted and left at that.
  open var backgroundImage: UIImage?
  /// Noted and left at that.
  open var shadowColor: UIColor?
  /// Noted and left at that.
  open var shadowImage: UIImage?

  public init() {}

  /// Forgets what was said of the ground.
  open func configureWithDefaultBackground() {
    (backgroundColor, backgroundEffect, backgroundImage) = (nil, nil, nil)
    (shadowColor, shadowImage) = (nil, nil)
  }

  /// Forgets what was said of the ground.
  open func configureWithOpaqueBackground() { configureWithDefaultBackground() }

  /// Forgets what was said of the ground.
  open func configureWithTransparentBackground() { configureWithDefaultBackground() }
}
