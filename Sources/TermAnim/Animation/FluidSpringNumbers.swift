/// The numbers of a vector on a spring, where they lie in memory; see `FluidSpringMotion`.
struct FluidSpringNumbers {
  let targets: UnsafeBufferPointer<Double>
  let offsets: UnsafeMutableBufferPointer<Double>
  let velocities: UnsafeMutableBufferPointer<Double>
  let forces: UnsafeMutableBufferPointer<Double>

  /// Takes `count` steps of 1/300 of a second.
  func step(_ count: Int, stiffness: Double, damping: Double) {
    for place in stride(from: 0, to: targets.count - 1, by: 2) {
      var (a, b) = (self[place], self[place + 1])
      FluidSpringNumber.step(
        &a, &b, count, targets: (targets[place], targets[place + 1]), stiffness: stiffness,
        damping: damping)
      (self[place], self[place + 1]) = (a, b)
    }
    guard targets.count % 2 == 1, let last = targets.indices.last else { return }
    self[last].step(count, target: targets[last], stiffness: stiffness, damping: damping)
  }

  private subscript(place: Int) -> FluidSpringNumber {
    get {
      FluidSpringNumber(
        offset: offsets[place], velocity: velocities[place], force: forces[place])
    }
    nonmutating set {
      offsets[place] = newValue.offset
      velocities[place] = newValue.velocity
      forces[place] = newValue.force
    }
  }
}
