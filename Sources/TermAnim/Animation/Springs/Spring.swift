public import Foundation

/// A damped spring: how something moves that is pulled to a target and held back by friction.
///
/// Parameters that make no sense have a defined result: a duration or a mass that is zero, negative
/// or NaN makes a spring that is at its target at once, as does infinite stiffness. A negative
/// damping is kept; such a spring runs away from its target.
public struct Spring: Hashable, Sendable {
  /// The frequency of the oscillation in radians per second; 0 for a critically damped spring.
  ///
  /// Negative for an overdamped spring, which does not oscillate: then half the distance between
  /// its two rates of decay. Minus infinity for a spring that is damped so much that it never
  /// moves.
  let angularFrequency: Double
  /// The rate of decay in 1/s; infinite for a spring that is at its target at once.
  let decayConstant: Double
  /// The mass of what hangs on the spring.
  public let mass: Double

  init(angularFrequency: Double, decayConstant: Double, mass: Double = 1) {
    let isUsable = !angularFrequency.isNaN && !decayConstant.isNaN && mass > 0
    if !isUsable || angularFrequency == .infinity {
      (self.angularFrequency, self.decayConstant, self.mass) = (0, .infinity, 1)
    } else {
      (self.angularFrequency, self.decayConstant) = (angularFrequency, decayConstant)
      self.mass = mass
    }
  }
}

extension Spring {
  /// A spring of a pace and a bounciness.
  ///
  /// - Parameters:
  ///   - duration: About the time in seconds that the spring needs; the period of a spring that
  ///     bounces for long.
  ///   - bounce: 0 does not bounce (critical damping), 1 bounces for ever, less than 0 is slower
  ///     still (overdamped), and at -1 it never moves.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
  }

  /// A spring of a stiffness, given as a duration, and of a share of the critical damping.
  ///
  /// - Parameters:
  ///   - response: The period in seconds that the spring would have without damping.
  ///   - dampingRatio: Less than 1 bounces, more than 1 creeps.
  public init(response: Double, dampingRatio: Double) {
    guard response > 0 else {
      self.init(angularFrequency: 0, decayConstant: .infinity)
      return
    }
    let natural = 2 * Double.pi / response
    let frequency = (1 - dampingRatio * dampingRatio).magnitude.squareRoot() * natural
    self.init(
      angularFrequency: dampingRatio > 1 ? -frequency : frequency,
      decayConstant: dampingRatio * natural)
  }

  /// A spring of physical constants.
  ///
  /// - Parameters:
  ///   - mass: The mass of what hangs on the spring.
  ///   - stiffness: The force per displacement.
  ///   - damping: The friction per speed.
  ///   - allowOverDamping: Whether more than critical damping is kept; else it is reduced to it.
  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let natural = (stiffness / mass).squareRoot()
    let decay = damping / (2 * mass)
    if decay > natural, !allowOverDamping {
      self.init(angularFrequency: 0, decayConstant: natural, mass: mass)
    } else {
      let frequency = (stiffness / mass - decay * decay).magnitude.squareRoot()
      self.init(
        angularFrequency: decay > natural ? -frequency : frequency, decayConstant: decay,
        mass: mass)
    }
  }

  /// A spring that comes to rest in a given time.
  ///
  /// - Parameters:
  ///   - settlingDuration: The time in seconds until the spring stays within `epsilon` of its
  ///     target; cut to 0.01...10.
  ///   - dampingRatio: The share of the critical damping; cut to 0...1, 0 excluded.
  ///   - epsilon: The share of the way that counts as rest; cut to 0...1, the ends excluded.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let duration = settlingDuration.clamped(to: 0.01...10)
    let ratio = dampingRatio.clamped(to: Double.ulpOfOne...1)
    let rest = epsilon.clamped(to: 1e-12...0.999)
    guard ratio < 1 else {
      let natural = Spring.criticalSettlingPhase(epsilon: rest) / duration
      self.init(angularFrequency: 0, decayConstant: natural)
      return
    }
    let undamped = (1 - ratio * ratio).squareRoot()
    let phase = Double.maximum(log(ratio / (undamped * rest)), rest)
    let natural = phase / (ratio * duration)
    self.init(angularFrequency: undamped * natural, decayConstant: ratio * natural)
  }

  /// The product of frequency and time at which a critically damped spring has come to rest.
  ///
  /// Solves (1 + x) exp(-x) = epsilon, as x = log((1 + x) / epsilon), by Newton's method.
  private static func criticalSettlingPhase(epsilon: Double) -> Double {
    var phase = 2 - 2 * log(epsilon)
    for _ in 0..<16 {
      phase -= (phase - log((1 + phase) / epsilon)) * (1 + phase) / phase
    }
    return phase
  }

  /// The share of the critical damping that a bounciness stands for.
  static func dampingRatio(bounce: Double) -> Double {
    if bounce < 0 { return bounce > -1 ? 1 / (1 + bounce) : .infinity }
    return bounce > 1 ? 0 : 1 - bounce
  }
}

extension Double {
  /// The nearest number in `range`; its lower bound for NaN.
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    self > range.lowerBound ? Double.minimum(self, range.upperBound) : range.lowerBound
  }
}
