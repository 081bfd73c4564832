/// One number of something on a spring; see `FluidSpringMotion`.
struct FluidSpringNumber {
  var offset: Double
  var velocity: Double
  var force: Double

  /// Takes `count` steps of 1/300 of a second; none changes what is at rest in its place.
  mutating func step(_ count: Int, target: Double, stiffness: Double, damping: Double) {
    guard velocity != 0 || force != 0 || offset != target else { return }
    for _ in 0..<count {
      let speed = force * (1 / 600) + velocity
      offset += speed * (1 / 300)
      force = speed * -damping + (target - offset) * stiffness
      velocity = force * (1 / 600) + speed
    }
  }
}
