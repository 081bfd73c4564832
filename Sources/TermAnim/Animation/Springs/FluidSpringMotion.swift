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
  /// Whether the numbers of `V` can be gone through in memory.
  private let isMadeOfNumbers = V.isMadeOfNumbers

  /// Moves on to `time` and returns the time that was reached, up to one step later.
  mutating func advance(
    from start: Double, to time: Double, target: V, by pull: SpringPull
  ) -> Double {
    var (reached, count) = (start, 0)
    // At times so late that a step would not change them, the count ends the loop.
    while count < FluidSpringMotion.mostSteps, reached < time {
      reached += 1 / 300
      count += 1
    }
    if isMadeOfNumbers {
      stepNumbers(count, target: target, by: pull)
    } else {
      for _ in 0..<count { step(target: target, by: pull) }
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

  private mutating func step(target: V, by pull: SpringPull) {
    let speed = force.scaled(by: 1 / 600) + velocity
    offset += speed.scaled(by: 1 / 300)
    force = speed.scaled(by: -pull.damping) + (target - offset).scaled(by: pull.stiffness)
    velocity = force.scaled(by: 1 / 600) + speed
  }

  /// Takes `count` steps with each number for itself: the operations are those of `step`, in the
  /// same order, so that the result is the same to the last digit.
  private mutating func stepNumbers(_ count: Int, target: V, by pull: SpringPull) {
    withUnsafeBytes(of: target) { target in
      withUnsafeMutableBytes(of: &offset) { offset in
        withUnsafeMutableBytes(of: &velocity) { velocity in
          withUnsafeMutableBytes(of: &force) { force in
            FluidSpringNumbers(
              targets: target, offsets: offset, velocities: velocity, forces: force
            ).step(count, by: pull)
          }
        }
      }
    }
  }

  /// A little more than the longest gap that is integrated, one second, needs.
  private static var mostSteps: Int { 304 }
}
