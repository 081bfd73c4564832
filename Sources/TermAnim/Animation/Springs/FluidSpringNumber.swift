/// One number of something on a spring; see `FluidSpringMotion`.
struct FluidSpringNumber {
  var offset: Double
  var velocity: Double
  var force: Double

  /// Whether it is where it is going, so that no step changes it.
  func isAtRest(at target: Double) -> Bool {
    velocity == 0 && force == 0 && offset == target
  }

  /// Takes `count` steps of 1/300 of a second.
  mutating func step(_ count: Int, target: Double, by pull: SpringPull) {
    if isAtRest(at: target) { return }
    for _ in 0..<count { step(target: target, by: pull) }
  }

  /// The same for two numbers at a time: a processor that waits for one goes on with the other.
  static func step(
    _ a: inout FluidSpringNumber, _ b: inout FluidSpringNumber, _ count: Int,
    targets: (Double, Double), by pull: SpringPull
  ) {
    if a.isAtRest(at: targets.0) || b.isAtRest(at: targets.1) {
      a.step(count, target: targets.0, by: pull)
      b.step(count, target: targets.1, by: pull)
      return
    }
    var (one, other) = (a, b)
    for _ in 0..<count {
      one.step(target: targets.0, by: pull)
      other.step(target: targets.1, by: pull)
    }
    (a, b) = (one, other)
  }

  @inline(__always)
  private mutating func step(target: Double, by pull: SpringPull) {
    let speed = force * (1 / 600) + velocity
    offset += speed * (1 / 300)
    force = speed * -pull.damping + (target - offset) * pull.stiffness
    velocity = force * (1 / 600) + speed
  }
}
