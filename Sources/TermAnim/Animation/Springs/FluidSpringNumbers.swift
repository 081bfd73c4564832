/// The numbers of a vector on a spring, where they lie in memory; see `FluidSpringMotion`.
struct FluidSpringNumbers {
  let targets: UnsafeRawBufferPointer
  let offsets: UnsafeMutableRawBufferPointer
  let velocities: UnsafeMutableRawBufferPointer
  let forces: UnsafeMutableRawBufferPointer

  private static let stride = MemoryLayout<Double>.stride

  /// Takes `count` steps of 1/300 of a second.
  func step(_ count: Int, by pull: SpringPull) {
    let numbers = targets.count / Self.stride
    for place in Swift.stride(from: 0, to: numbers - 1, by: 2) {
      var (a, b) = (self[place], self[place + 1])
      FluidSpringNumber.step(
        &a, &b, count, targets: (target(of: place), target(of: place + 1)), by: pull)
      (self[place], self[place + 1]) = (a, b)
    }
    guard numbers % 2 == 1 else { return }
    self[numbers - 1].step(count, target: target(of: numbers - 1), by: pull)
  }

  private func target(of place: Int) -> Double {
    targets.load(fromByteOffset: place * Self.stride, as: Double.self)
  }

  private subscript(place: Int) -> FluidSpringNumber {
    get {
      let byte = place * Self.stride
      return FluidSpringNumber(
        offset: offsets.load(fromByteOffset: byte, as: Double.self),
        velocity: velocities.load(fromByteOffset: byte, as: Double.self),
        force: forces.load(fromByteOffset: byte, as: Double.self))
    }
    nonmutating set {
      let byte = place * Self.stride
      offsets.storeBytes(of: newValue.offset, toByteOffset: byte, as: Double.self)
      velocities.storeBytes(of: newValue.velocity, toByteOffset: byte, as: Double.self)
      forces.storeBytes(of: newValue.force, toByteOffset: byte, as: Double.self)
    }
  }
}
