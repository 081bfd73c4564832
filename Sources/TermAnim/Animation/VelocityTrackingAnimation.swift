import Foundation

/// Shows every change at once and takes note of the speed, for a spring that comes after.
///
/// It ends when the value has rested for a twentieth of a second: what a terminal reports of the
/// pointer may come at longer intervals than frames do. While there is only one value, it waits
/// a quarter of a second for another.
struct VelocityTrackingAnimation: CustomAnimation {
  /// In seconds.
  private static let rest = 0.05
  /// In seconds.
  private static let patience = 0.25

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var tracked = context.state[TrackedVelocity<V>.self]
    if tracked.value != value {
      tracked.sampler.addSample(value, time: time)
      tracked.value = value
      context.state[TrackedVelocity<V>.self] = tracked
    }
    guard let last = tracked.sampler.lastTime else { return value }
    let wait = tracked.sampler.hasVelocity ? Self.rest : Self.patience
    return time - last < wait ? value : nil
  }

  /// The speed, which wears off by 0.2 % per millisecond since the last sample.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let sampler = context.state[TrackedVelocity<V>.self].sampler
    guard let last = sampler.lastTime, sampler.hasVelocity else { return value.nothing }
    return sampler.velocity.scaled(by: pow(0.998, (time - last) * 1000))
  }

  /// Always true: what is taken hold of is where it is put.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    true
  }
}

/// Where a tracked value was.
private struct TrackedVelocity<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: TrackedVelocity { TrackedVelocity() }

  var sampler = VelocitySampler<V>()
  /// The last value.
  var value: V?
}
