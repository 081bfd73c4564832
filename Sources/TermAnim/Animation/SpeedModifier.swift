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

  var pace: Double { speed }

  func baseTime<Base: CustomAnimation, V: VectorArithmetic>(
    base: Base, at time: TimeInterval, context: AnimationContext<V>
  ) -> TimeInterval {
    time * speed
  }

  var description: String { "speed(\(speed))" }
}
