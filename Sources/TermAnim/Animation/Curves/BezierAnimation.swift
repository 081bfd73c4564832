import Foundation

/// Motion along a Bézier curve whose outputs may overshoot.
///
/// It ends after its duration, which is to say at once when the duration is not positive or NaN;
/// with an infinite duration it never leaves the start. The frame at the very end of the duration
/// still belongs to it.
struct BezierAnimation: CustomAnimation, CustomStringConvertible {
  let duration: TimeInterval
  let curve: CubicBezier

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard duration > 0, time <= duration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  var description: String { "BezierAnimation(duration: \(duration), curve: \(curve))" }
}
