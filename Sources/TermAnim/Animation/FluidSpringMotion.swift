import Foundation

/// Something on a spring, moved in steps of 1/300 of a second.
///
/// The scheme is semi-implicit: the speed half a step ahead moves the offset, and the force at the
/// new offset completes the step. The order of its operations decides, by rounding, whether a frame
/// falls one step earlier or later, so it must not be rearranged.
struct FluidSpringMotion<V: VectorArithmetic> {
  var offset: V = .zero
  var velocity: V = .zero
  private var force: V = .zero

  /// Moves on to `time` and returns the time that was reached, up to one step later.
  mutating func advance(
    from start: Double, to time: Double, target: V, stiffness: Double, damping: Double
  ) -> Double {
    var reached = start
    // At times so late that a step would not change them, the count ends the loop.
    for _ in 0..<FluidSpringMotion.mostSteps where reached < time {
      step(target: target, stiffness: stiffness, damping: damping)
      reached += 1 / 300
    }
    return reached
  }

  /// The greater of the squares of speed and force.
  var agitation: Double {
    Double.maximum(velocity.magnitudeSquared, force.magnitudeSquared)
  }

  /// The same motion for a target that is `unit` times as far.
  func scaled<U: VectorArithmetic>(by unit: U) -> FluidSpringMotion<U> where V == Double {
    FluidSpringMotion<U>(
      offset: unit.scaled(by: offset), velocity: unit.scaled(by: velocity),
      force: unit.scaled(by: force))
  }

  private mutating func step(target: V, stiffness: Double, damping: Double) {
    let speed = force.scaled(by: 1 / 600) + velocity
    offset += speed.scaled(by: 1 / 300)
    force = speed.scaled(by: -damping) + (target - offset).scaled(by: stiffness)
    velocity = force.scaled(by: 1 / 600) + speed
  }

  /// A little more than the longest gap that is integrated, one second, needs.
  private static var mostSteps: Int { 304 }
}
