/// The slider of UIKit.
///
/// Its track and its knob have the colours that are set here, and no knob is drawn where its
/// picture has no size; the rest is noted and left at that.
@MainActor @preconcurrency
public final class UISlider: UIAppearance {
  private static let proxy = UISlider()

  /// The colour of the track before the knob, unless views have a tint; nil is the usual one.
  public var minimumTrackTintColor: UIColor?
  /// The colour of the track behind the knob; nil is the usual one.
  public var maximumTrackTintColor: UIColor?
  /// The colour of the knob; nil is the usual one.
  public var thumbTintColor: UIColor?
  /// The colour of the track before the knob where it has none of its own; nil is the usual one.
  public var tintColor: UIColor?
  /// Noted and left at that.
  public var isContinuous = true
  private var thumbImages: [UIControlState: UIImage] = [:]

  private init() {}

  public static func appearance() -> UISlider { proxy }

  /// Hides the knob with a picture without a size, the usual way of doing so; others are noted and
  /// left at that.
  public func setThumbImage(_ image: UIImage?, for state: UIControlState) {
    thumbImages[state] = image
  }

  public func thumbImage(for state: UIControlState) -> UIImage? {
    thumbImages[state]
  }

  /// Does nothing: the track is a bar.
  public func setMinimumTrackImage(_ image: UIImage?, for state: UIControlState) {}

  /// Does nothing: the track is a bar.
  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControlState) {}

  /// Whether sliders have knobs.
  var hasThumb: Bool { thumbImages[.normal].map { $0.size != .zero } ?? true }
}
