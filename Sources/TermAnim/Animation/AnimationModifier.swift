import Foundation

/// A change to the time or the values of an animation.
protocol AnimationModifier: Hashable, Sendable {
  /// What `base` makes of `value` under the modifier.
  func animate<Base: CustomAnimation, V: VectorArithmetic>(
    base: Base, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// How many seconds of the base pass in one of the whole.
  var pace: Double { get }

  /// The time of the base at a time of the whole.
  func baseTime<Base: CustomAnimation, V: VectorArithmetic>(
    base: Base, at time: TimeInterval, context: AnimationContext<V>
  ) -> TimeInterval

  /// Takes note that `base` has taken over from another one at a time of its own.
  func didMerge<Base: CustomAnimation, V: VectorArithmetic>(
    base: Base, at time: TimeInterval, context: inout AnimationContext<V>
  )
}

extension AnimationModifier {
  /// What the base makes of the value at its own time.
  func animate<Base: CustomAnimation, V: VectorArithmetic>(
    base: Base, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let time = baseTime(base: base, at: time, context: context)
    return base.animate(value: value, time: time, context: &context)
  }

  /// One.
  var pace: Double { 1 }

  /// The time of the whole.
  func baseTime<Base: CustomAnimation, V: VectorArithmetic>(
    base: Base, at time: TimeInterval, context: AnimationContext<V>
  ) -> TimeInterval {
    time
  }

  /// Does nothing.
  func didMerge<Base: CustomAnimation, V: VectorArithmetic>(
    base: Base, at time: TimeInterval, context: inout AnimationContext<V>
  ) {}
}
