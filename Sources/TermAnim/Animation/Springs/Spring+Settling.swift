public import Foundation

extension Spring {
  /// The time in seconds until the spring stays within 0.001 of a target of 1.
  ///
  /// See `settlingDuration(target:initialVelocity:epsilon:)`.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, epsilon: 0.001)
  }

  /// The time in seconds until the spring, started at zero, is taken to be at rest.
  ///
  /// For a spring that bounces it is when the envelope falls below `epsilon`. Others are sampled
  /// every tenth of a second, so that the result is a multiple of that; it is 0 when they do not
  /// come to rest within the 1024 samples. Without damping it is infinite, and 0 for a spring that
  /// is at its target at once.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    if isInstant || isFrozen { return 0 }
    if decayConstant == 0 { return .infinity }
    guard angularFrequency > 0 else {
      return sampledRest(epsilon: epsilon) { time in
        (value(target: target, initialVelocity: initialVelocity, time: time) - target).magnitude
      }
    }
    let reach = (target.scaled(by: decayConstant) - initialVelocity).magnitude + target.magnitude
    let time = log(reach / epsilon) / decayConstant
    return time > 0 ? time : 0
  }
}

/// The first sample from which on `distance` stays below `epsilon` for more than a second.
///
/// Samples are a tenth of a second apart, as sums of 0.1. It is 0 when there is none among 1024, or
/// when a distance is not finite.
func sampledRest(epsilon: Double, distance: (Double) -> Double) -> Double {
  var (time, rest) = (0.0, Double?.none)
  for _ in 0..<1024 {
    let distance = distance(time)
    guard distance.isFinite else { return 0 }
    if distance >= epsilon {
      rest = nil
    } else if let start = rest {
      if time - start > 1 { return start }
    } else {
      rest = time
    }
    time += 0.1
  }
  return 0
}
