import Foundation

/// A spring in closed form whose velocity is a share of the way per second.
///
/// More than critical damping is treated as critical. It ends when it is within 0.001 of its
/// target, after a second at the earliest; without damping it never ends. When a parameter makes no
/// sense, so that the position is not finite, it ends at once.
struct SpringAnimation: CustomAnimation, CustomStringConvertible {
  let mass: Double
  let stiffness: Double
  let damping: Double
  let initialVelocity: Double
  private let settlingDuration: Double

  init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
    self.initialVelocity = initialVelocity
    let motion = Motion(
      mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity)
    settlingDuration = motion.settlingDuration
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < settlingDuration else { return nil }
    let motion = Motion(
      mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity)
    let position = motion.position(at: Double.maximum(time, 0))
    guard position.isFinite else { return nil }
    if time >= 2 * .pi / stiffness.squareRoot() { context.isLogicallyComplete = true }
    return value.scaled(by: position)
  }

  var description: String {
    "SpringAnimation(mass: \(mass), stiffness: \(stiffness), damping: \(damping), "
      + "initialVelocity: \(initialVelocity))"
  }
}

extension SpringAnimation {
  /// The motion from 0 to 1 as a closed form.
  private struct Motion {
    /// The frequency without damping, in radians per second.
    private let natural: Double
    private let dampingRatio: Double
    /// The frequency with damping; meaningless from critical damping on.
    private let frequency: Double
    /// What the sine is multiplied by, or the time from critical damping on.
    private let lag: Double

    init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
      natural = (stiffness / mass).squareRoot()
      dampingRatio = damping / (2 * (mass * stiffness).squareRoot())
      frequency = natural * (1 - dampingRatio * dampingRatio).squareRoot()
      lag =
        dampingRatio < 1
        ? (dampingRatio * natural - velocity) / frequency : natural - velocity
    }

    func position(at time: Double) -> Double {
      guard dampingRatio < 1 else { return 1 - (1 + lag * time) * exp(-natural * time) }
      let angle = frequency * time
      return 1 - exp(-dampingRatio * natural * time) * (cos(angle) + lag * sin(angle))
    }

    /// In seconds: as long as one that does not oscillate is looked at.
    private static let longest = 102.4

    /// When the position stays within 0.001 of 1, after a second at the earliest.
    ///
    /// Infinite without damping, and 0 where nothing pulls or the position is not finite. What does
    /// not oscillate is at its target after 102.4 s, wherever it is.
    var settlingDuration: Double {
      if dampingRatio == 0 { return .infinity }
      guard dampingRatio < 1 else {
        guard natural > 0, position(at: 0).isFinite else { return 0 }
        let rest = sampledRest(epsilon: 0.001) { (1 - position(at: $0)).magnitude }
        return rest > 0 ? Double.maximum(rest, 1) : Self.longest
      }
      let rest = log((1 + lag.magnitude) / 0.001) / (dampingRatio * natural)
      return Double.maximum(rest, 1)
    }
  }
}
