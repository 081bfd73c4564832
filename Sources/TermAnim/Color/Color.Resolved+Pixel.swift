extension Color.Resolved {
  /// The colour of a straight pixel: red in the lowest byte, then green, blue and opacity.
  init(straightPixel pixel: UInt32) {
    let table = SRGBTable.shared
    self.init(
      linearRed: table.linear(fromByte: UInt8(truncatingIfNeeded: pixel)),
      linearGreen: table.linear(fromByte: UInt8(truncatingIfNeeded: pixel >> 8)),
      linearBlue: table.linear(fromByte: UInt8(truncatingIfNeeded: pixel >> 16)),
      opacity: Float(pixel >> 24) / 255)
  }

  /// The nearest premultiplied gamma-encoded sRGB pixel, red in the lowest byte.
  ///
  /// What is out of range is clamped; NaN is 0.
  var premultipliedPixel: UInt32 {
    SRGBTable.shared.pixel(light: light, opacity: opacity)
  }

  /// The nearest gamma-encoded sRGB pixel whose components are not multiplied by opacity.
  ///
  /// What is out of range is clamped; NaN is 0.
  var straightPixel: UInt32 {
    SRGBTable.shared.straightPixel(light: light, opacity: opacity)
  }

  private var light: SIMD4<Float> {
    SIMD4(linearRed, linearGreen, linearBlue, 0)
  }
}
