/// The way from one keyframe to the next.
struct KeyframeSegment<Vector: VectorArithmetic> {
  /// How the way is covered.
  enum Path {
    case linear(UnitCurve)
    /// Hermite's cubic through both ends with these speeds per second.
    case cubic(startVelocity: Vector, endVelocity: Vector)
    case spring(Spring, startVelocity: Vector)
    case jump
  }

  /// When it begins, in seconds since the track began.
  let start: Double
  /// Never negative; where it is 0, the value jumps.
  let duration: Double
  let from: Vector
  let to: Vector
  let path: Path

  var end: Double { start + duration }

  /// The value at a time of the track, not before `start` nor after `end`.
  func value(at time: Double) -> Vector {
    guard duration > 0 else { return to }
    let elapsed = time - start
    switch path {
    case .linear(let curve):
      return from.interpolated(towards: to, amount: curve.value(at: elapsed / duration))
    case .cubic(let startVelocity, let endVelocity):
      let t = elapsed / duration
      let (forth, back) = (t * (1 - t) * (1 - t) * duration, t * t * (t - 1) * duration)
      return from.interpolated(towards: to, amount: t * t * (3 - 2 * t))
        + startVelocity.scaled(by: forth) + endVelocity.scaled(by: back)
    case .spring(let spring, let startVelocity):
      return from
        + spring.value(target: to - from, initialVelocity: startVelocity, time: elapsed)
    case .jump:
      return to
    }
  }

  /// The speed per second at a time of the track, not before `start` nor after `end`.
  func velocity(at time: Double) -> Vector {
    guard duration > 0 else { return to.nothing }
    let elapsed = time - start
    switch path {
    case .linear(let curve):
      let slope = curve.velocity(at: elapsed / duration)
      return meanVelocity.scaled(by: slope.isFinite ? slope : 1)
    case .cubic(let startVelocity, let endVelocity):
      let t = elapsed / duration
      return meanVelocity.scaled(by: 6 * t * (1 - t))
        + startVelocity.scaled(by: (1 - t) * (1 - 3 * t))
        + endVelocity.scaled(by: t * (3 * t - 2))
    case .spring(let spring, let startVelocity):
      return spring.velocity(target: to - from, initialVelocity: startVelocity, time: elapsed)
    case .jump:
      return to.nothing
    }
  }

  private var meanVelocity: Vector { (to - from).scaled(by: 1 / duration) }
}
