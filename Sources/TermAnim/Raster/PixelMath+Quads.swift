/// The same arithmetic on four pixels at a time, with the same results.
extension PixelMath {
  /// Eight channels, every other one of four pixels.
  private typealias Channels = SIMD8<UInt16>

  @inline(__always)
  private static func even(_ pixels: SIMD4<UInt32>) -> Channels {
    unsafeBitCast(pixels & 0x00FF_00FF, to: Channels.self)
  }

  @inline(__always)
  private static func odd(_ pixels: SIMD4<UInt32>) -> Channels {
    unsafeBitCast((pixels &>> 8) & 0x00FF_00FF, to: Channels.self)
  }

  /// The weight of each pixel for its two channels.
  @inline(__always)
  private static func doubled(_ weights: SIMD4<UInt32>) -> Channels {
    unsafeBitCast(weights | weights &<< 16, to: Channels.self)
  }

  /// Pixels from channels that are 256 times too large, rounded.
  @inline(__always)
  private static func joined(_ even: Channels, _ odd: Channels) -> SIMD4<UInt32> {
    let low = unsafeBitCast((even &+ 128) &>> 8, to: SIMD4<UInt32>.self)
    let high = unsafeBitCast(odd &+ 128, to: SIMD4<UInt32>.self)
    return low | (high & 0xFF00_FF00)
  }

  /// Each pixel times its weight / 256.
  @inline(__always)
  static func scaled(_ pixels: SIMD4<UInt32>, by weights: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let weights = doubled(weights)
    return joined(even(pixels) &* weights, odd(pixels) &* weights)
  }

  /// Each pixel composited over its backdrop.
  @inline(__always)
  static func over(_ pixels: SIMD4<UInt32>, _ backdrop: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let alphas = pixels &>> 24
    return pixels &+ scaled(backdrop, by: 256 &- alphas &- (alphas &>> 7))
  }

  /// The way from each backdrop to its pixel by its weight / 256.
  @inline(__always)
  static func mixed(
    _ pixels: SIMD4<UInt32>, _ backdrop: SIMD4<UInt32>, by weights: SIMD4<UInt32>
  ) -> SIMD4<UInt32> {
    let (weights, rest) = (doubled(weights), doubled(256 &- weights))
    return joined(
      even(pixels) &* weights &+ even(backdrop) &* rest,
      odd(pixels) &* weights &+ odd(backdrop) &* rest)
  }

  /// Four pixels side by side, wherever they begin.
  @inline(__always)
  static func quad(_ pixels: UnsafeMutablePointer<UInt32>) -> SIMD4<UInt32> {
    UnsafeRawPointer(pixels).loadUnaligned(as: SIMD4<UInt32>.self)
  }

  /// Writes four pixels side by side, wherever they begin.
  @inline(__always)
  static func store(_ quad: SIMD4<UInt32>, to pixels: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(pixels).storeBytes(of: quad, as: SIMD4<UInt32>.self)
  }
}
