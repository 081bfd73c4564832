import Foundation

/// Shows every change at once and takes note of the speed, for a spring that comes after.
///
/// It ends when the value rests, and two seconds after the first sample when there is no other.
struct VelocityTrackingAnimation: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var sampler = context.state[TrackedVelocity<V>.self].sampler
    let isFirst = sampler.isEmpty
    sampler.addSample(value, time: time)
    context.state[TrackedVelocity<V>.self].sampler = sampler
    if isFirst { context.state[TrackedVelocity<V>.self].start = time }
    if sampler.hasVelocity {
      return sampler.velocity == .zero ? nil : value
    }
    return time - context.state[TrackedVelocity<V>.self].start < 2 ? value : nil
  }

  /// The speed, which wears off by 0.2 % per millisecond since the last sample.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let sampler = context.state[TrackedVelocity<V>.self].sampler
    guard let last = sampler.lastTime else { return .zero }
    return sampler.velocity.scaled(by: pow(0.998, (time - last) * 1000))
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    previous.base is VelocityTrackingAnimation
  }
}

/// Where a tracked value was.
private struct TrackedVelocity<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: TrackedVelocity { TrackedVelocity() }

  var sampler = VelocitySampler<V>()
  /// The time of the first sample.
  var start = 0.0
}
