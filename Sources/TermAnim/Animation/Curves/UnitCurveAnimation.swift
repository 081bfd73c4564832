import Foundation

/// Motion along a unit curve; it ends as a `BezierAnimation` does.
struct UnitCurveAnimation: CustomAnimation {
  let duration: TimeInterval
  let curve: UnitCurve

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard duration > 0, time <= duration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard duration > 0, time <= duration else { return nil }
    let slope = curve.velocity(at: time / duration) / duration
    return slope.isFinite ? value.scaled(by: slope) : nil
  }
}
