public import Foundation

extension Animation {
  /// Constant speed, 0.35 seconds.
  public static var linear: Animation { linear(duration: standardDuration) }

  /// Constant speed for `duration` seconds; at once where that is not positive, or NaN.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }

  /// Starts slowly, 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: standardDuration) }

  /// Starts slowly, for `duration` seconds; at once where that is not positive, or NaN.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  /// Ends slowly, 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: standardDuration) }

  /// Ends slowly, for `duration` seconds; at once where that is not positive, or NaN.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  /// Starts and ends slowly, 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: standardDuration) }

  /// Starts and ends slowly, for `duration` seconds; at once where that is not positive, or NaN.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// A Bézier curve from (0, 0) to (1, 1) with two control points; their outputs may leave 0...1.
  ///
  /// Inputs `p1x` and `p2x` are cut to 0...1. A duration in seconds that is not positive, or NaN,
  /// makes an animation that ends at once.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(BezierAnimation(duration: duration, curve: CubicBezier(p1x, p1y, p2x, p2y)))
  }

  /// A unit curve, passed in `duration` seconds; at once where that is not positive, or NaN.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(UnitCurveAnimation(duration: duration, curve: curve))
  }

  private static var standardDuration: TimeInterval { 0.35 }
}
