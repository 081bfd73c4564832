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

  /// The colour of the pixel in the middle; clear where there is none.
  var middleColor: Color.Resolved {
    guard !pixels.isEmpty else { return Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0) }
    let pixel = pixels[height / 2 * width + width / 2]
    let opacity = pixel >> 24
    guard opacity > 0 else { return Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0) }
    let channels = [pixel, pixel >> 8, pixel >> 16].map {
      Float($0 & 255) / Float(opacity)
    }
    return Color.Resolved(
      red: channels[0], green: channels[1], blue: channels[2], opacity: Float(opacity) / 255)
  }
}
