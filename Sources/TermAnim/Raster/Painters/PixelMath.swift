/// Arithmetic on premultiplied pixels, two channels of a pixel at a time.
///
/// Weights run from 0 to 256, so that full weight is exact and a division is a shift. Every result
/// is rounded to the nearest, and a channel never exceeds its alpha when it did not before.
enum PixelMath {
  /// Red and blue, or green and alpha after a shift by 8: one channel in each half.
  private static let halves: UInt32 = 0x00FF_00FF
  private static let rounding: UInt32 = 0x0080_0080

  /// The pixel times `weight` / 256.
  @inline(__always)
  static func scaled(_ pixel: UInt32, by weight: UInt32) -> UInt32 {
    let even = (pixel & halves) &* weight &+ rounding
    let odd = ((pixel >> 8) & halves) &* weight &+ rounding
    return ((even >> 8) & halves) | (odd & ~halves)
  }

  /// What of a backdrop shows through `pixel`, as a weight; 255 becomes 0, and 0 becomes 256.
  @inline(__always)
  static func transparency(of pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    return 256 &- alpha &- (alpha >> 7)
  }

  /// The pixel composited over a backdrop, Porter and Duff's "over".
  @inline(__always)
  static func over(_ pixel: UInt32, _ backdrop: UInt32) -> UInt32 {
    pixel &+ scaled(backdrop, by: transparency(of: pixel))
  }

  /// The way from `backdrop` to `pixel` by `weight` / 256: "over" for an opaque pixel with
  /// coverage.
  @inline(__always)
  static func mixed(_ pixel: UInt32, _ backdrop: UInt32, by weight: UInt32) -> UInt32 {
    let rest = 256 &- weight
    let even = (pixel & halves) &* weight &+ (backdrop & halves) &* rest &+ rounding
    let odd =
      ((pixel >> 8) & halves) &* weight &+ ((backdrop >> 8) & halves) &* rest &+ rounding
    return ((even >> 8) & halves) | (odd & ~halves)
  }

  /// A weight from 0 to 256 for a channel value from 0 to 255, exact at both ends.
  @inline(__always)
  static func weight(_ channel: UInt32) -> UInt32 {
    channel &+ (channel >> 7)
  }

  /// How light the pixel is on black, from 0 to 255: its luma (ITU-R BT.601).
  @inline(__always)
  static func lightness(_ pixel: UInt32) -> Int {
    let (red, green, blue) = (pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255)
    return Int((red &* 77 &+ green &* 150 &+ blue &* 29) >> 8)
  }

  /// Red, green, blue and alpha from 0 to 255.
  @inline(__always)
  static func channels(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4(
      Float(pixel & 255), Float(pixel >> 8 & 255), Float(pixel >> 16 & 255), Float(pixel >> 24))
  }

  /// The pixel nearest to channels from 0 to 255.
  ///
  /// Adding 2^23 leaves the rounded number in the low bits of a Float's pattern.
  @inline(__always)
  static func pixel(channels: SIMD4<Float>) -> UInt32 {
    let bits = unsafeBitCast(channels + 8_388_608, to: SIMD4<UInt32>.self)
    return (bits.x & 255) | (bits.y & 255) << 8 | (bits.z & 255) << 16 | bits.w << 24
  }
}
