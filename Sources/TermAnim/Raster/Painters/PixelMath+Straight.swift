extension PixelMath {
  /// The premultiplied channels, 0 to 1, of a straight pixel.
  static func premultiplied(straight pixel: UInt32) -> SIMD4<Float> {
    var channels = channels(pixel) / 255
    let opacity = channels.w
    channels *= opacity
    channels.w = opacity
    return channels
  }

  /// The straight pixel of premultiplied channels, 0 to 1; clear when the opacity is 0.
  static func straightPixel(premultiplied channels: SIMD4<Float>) -> UInt32 {
    guard channels.w > 0 else { return 0 }
    var straight = channels / channels.w
    straight.w = channels.w
    return pixel(channels: straight.clamped(lowerBound: .zero, upperBound: .one) * 255)
  }
}
