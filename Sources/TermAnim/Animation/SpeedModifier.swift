import Foundation

extension Animation {
  /// The animation with its time running `speed` times as fast.
  ///
  /// At a speed of zero or less the value stays where it is, for ever; NaN ends the animations of
  /// this library at once.
  public func speed(_ speed: Double) -> Animation {
    modified(by: SpeedModifier(speed: speed))
  }
}

/// Multiplies the time of an animation.
struct SpeedModifier: AnimationModifier, CustomStringConvertible {
  let speed: Double

  func animate<Base: CustomAnimation, V: VectorArithmetic>(
    base: Base, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let time = baseTime(base: base, at: time, context: context)
    return base.animate(value: value, time: time, context: &context)
  }

  func baseTime<Base: CustomAnimation, V: VectorArithmetic>(
    base: Base, at time: TimeInterval, context: AnimationContext<V>
  ) -> TimeInterval {
    time * speed
  }

  var description: String { "speed(\(speed))" }
}
