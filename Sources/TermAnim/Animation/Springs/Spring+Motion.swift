public import Foundation

extension Spring {
  /// Where the spring is at a time in seconds, having started at zero.
  ///
  /// A closed form, so that no frame rate can make it drift. NaN at a time that is NaN.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    if isInstant { return target }
    if isFrozen { return .zero }
    let decay = decay(at: time)
    return target.scaled(by: 1 - (decay.cosine + decayConstant * decay.sine))
      + initialVelocity.scaled(by: decay.sine)
  }

  /// How fast the spring moves at a time in seconds, in units a second, having started at zero.
  ///
  /// As in SwiftUI it is off by `target` for an overdamped spring.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    if isInstant || isFrozen { return .zero }
    let decay = decay(at: time)
    let pull =
      decayConstant * decayConstant + angularFrequency * angularFrequency.magnitude
    return target.scaled(by: pull * decay.sine + (angularFrequency < 0 ? 1 : 0))
      + initialVelocity.scaled(by: decay.cosine - decayConstant * decay.sine)
  }

  /// Moves `value` and `velocity`, in units a second, on by `deltaTime` seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let (way, start) = (target - value, velocity)
    velocity = self.velocity(target: way, initialVelocity: start, time: deltaTime)
    value += self.value(target: way, initialVelocity: start, time: deltaTime)
  }

  /// The force on what hangs on the spring, in units per second squared times its mass.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The two parts of free motion: exp(-dt) cos(wt), and exp(-dt) sin(wt) / w.
  ///
  /// For an overdamped spring the hyperbolic functions take the place of the circular ones; they
  /// are built from exponentials that cannot overflow where their product with exp(-dt) does not.
  private func decay(at time: Double) -> (cosine: Double, sine: Double) {
    let frequency = angularFrequency
    if frequency < 0 {
      let slow = exp((-frequency - decayConstant) * time)
      let fast = exp((frequency - decayConstant) * time)
      return ((slow + fast) / 2, (slow - fast) / (-2 * frequency))
    }
    let envelope = exp(-decayConstant * time)
    if envelope == 0 { return (0, 0) }
    guard frequency > 0 else { return (envelope, envelope * time) }
    return (envelope * cos(frequency * time), envelope * (sin(frequency * time) / frequency))
  }
}
