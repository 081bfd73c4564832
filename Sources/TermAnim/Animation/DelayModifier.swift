public import Foundation

extension Animation {
  /// The animation, begun some seconds later.
  ///
  /// Until then the value stays where it is. A negative delay skips the beginning; a spring takes
  /// more than a second of it for a pause. An infinite one waits for ever, and NaN is no delay.
  public func delay(_ delay: TimeInterval) -> Animation {
    modified(by: DelayModifier(delay: delay.isNaN ? 0 : delay))
  }
}

/// Begins an animation later; until then its time stands at zero.
struct DelayModifier: AnimationModifier, CustomStringConvertible {
  let delay: TimeInterval

  func baseTime<Base: CustomAnimation, V: VectorArithmetic>(
    base: Base, at time: TimeInterval, context: AnimationContext<V>
  ) -> TimeInterval {
    let rest = time - delay
    // NaN stays what it is, for the animation to end.
    return rest < 0 ? 0 : rest
  }

  var description: String { "delay(\(delay))" }
}
