extension Bitmap {
  /// The pixels with their opacity multiplied by `opacity`, which is clamped to 0...1; NaN is 0.
  func multiplyingOpacity(by opacity: Double) -> Bitmap {
    let share = UInt32((min(max(0, opacity), 1) * 256).rounded())
    guard share < 256 else { return self }
    return Bitmap(
      width: width, height: height,
      pixels: pixels.map { pixel in
        let even = (pixel & 0xFF_00FF) * share + 0x80_0080
        let odd = (pixel >> 8 & 0xFF_00FF) * share + 0x80_0080
        return (even >> 8 & 0xFF_00FF) | (odd & 0xFF00_FF00)
      })
  }
}
