/// Pixels side by side in memory.
enum PixelRun {
  /// Gives `count` pixels the same value.
  @inline(__always)
  static func fill(
    _ pixels: UnsafeMutablePointer<UInt32>, count: Int, with pixel: UInt32
  ) {
    guard count >= 4 else {
      for index in 0..<max(count, 0) { pixels[index] = pixel }
      return
    }
    let quad = SIMD4(repeating: pixel)
    var index = 0
    while index &+ 16 <= count {
      for part in 0..<4 { PixelMath.store(quad, to: pixels + (index &+ 4 &* part)) }
      index &+= 16
    }
    while index &+ 4 <= count {
      PixelMath.store(quad, to: pixels + index)
      index &+= 4
    }
    // The last four once more, partly a second time, instead of the rest one by one.
    PixelMath.store(quad, to: pixels + (count &- 4))
  }
}
