internal import CWideFill

/// Pixels side by side in memory.
enum PixelRun {
  /// Pixels from which on a run is left to the C library, whose stores are up to four times as
  /// wide: fewer are written before it has been called.
  private static let wideCount = 96

  /// Gives `count` pixels the same value; none when `count` is negative.
  @inline(__always)
  static func fill(
    _ pixels: UnsafeMutablePointer<UInt32>, count: Int, with pixel: UInt32
  ) {
    if count >= wideCount { return wide_fill(pixels, pixel, count) }
    guard count >= 4 else {
      for index in 0..<max(count, 0) { pixels[index] = pixel }
      return
    }
    let quad = SIMD4(repeating: pixel)
    // The last ones first, partly a second time, instead of the rest one by one: the fewer loops
    // and turns, the less there is to predict.
    let end = pixels + count
    if count >= 16 {
      for part in 1...4 { PixelMath.store(quad, to: end - 4 &* part) }
      var place = pixels
      while place < end - 16 {
        for part in 0..<4 { PixelMath.store(quad, to: place + 4 &* part) }
        place += 16
      }
    } else {
      PixelMath.store(quad, to: pixels)
      PixelMath.store(quad, to: end - 4)
      guard count > 8 else { return }
      PixelMath.store(quad, to: pixels + 4)
      PixelMath.store(quad, to: end - 8)
    }
  }

  /// The most pixels that `pour` writes too many.
  static let spill = 31

  /// Gives `count` pixels the same value, and maybe up to `spill` pixels that come after them.
  ///
  /// For those who go on to write there: steps of 32 pixels are taken as often as on the row
  /// before, mostly, and so are predicted.
  @inline(__always)
  static func pour(
    _ pixels: UnsafeMutablePointer<UInt32>, count: Int, with pixel: UInt32
  ) {
    if count >= wideCount { return wide_fill(pixels, pixel, count) }
    let quad = SIMD4(repeating: pixel)
    var (place, rest) = (pixels, count)
    while rest > 0 {
      for part in 0..<8 { PixelMath.store(quad, to: place + 4 &* part) }
      place += 32
      rest &-= 32
    }
  }
}
