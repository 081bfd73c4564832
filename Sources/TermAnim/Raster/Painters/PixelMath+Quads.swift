/// The same arithmetic on four pixels at a time, with the same results.
///
/// Of a pixel's two halves, each has one channel in its lower byte and one in its upper byte.
extension PixelMath {
  /// Eight channels, every other one of four pixels.
  typealias Channels = SIMD8<UInt16>

  /// Red and blue.
  @inline(__always)
  static func even(_ pixels: SIMD4<UInt32>) -> Channels {
    unsafeBitCast(pixels, to: Channels.self) & 255
  }

  /// Green and alpha.
  @inline(__always)
  static func odd(_ pixels: SIMD4<UInt32>) -> Channels {
    unsafeBitCast(pixels, to: Channels.self) &>> 8
  }

  /// The weight of each pixel for its two channels.
  @inline(__always)
  private static func doubled(_ weights: SIMD4<UInt32>) -> Channels {
    unsafeBitCast(weights | weights &<< 16, to: Channels.self)
  }

  /// Pixels from channels that are 256 times too large, rounded.
  @inline(__always)
  private static func joined(_ even: Channels, _ odd: Channels) -> SIMD4<UInt32> {
    unsafeBitCast((even &+ 128) &>> 8 | (odd &+ 128) & 0xFF00, to: SIMD4<UInt32>.self)
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
    mixed(even: even(pixels), odd: odd(pixels), backdrop, by: weights)
  }

  /// The same for pixels whose channels have been separated before.
  ///
  /// A backdrop and its way to the pixel, times 256: the sum fits into 16 bits although the way, by
  /// itself, may not.
  @inline(__always)
  static func mixed(
    even pixelEven: Channels, odd pixelOdd: Channels, _ backdrop: SIMD4<UInt32>,
    by weights: SIMD4<UInt32>
  ) -> SIMD4<UInt32> {
    let weights = doubled(weights)
    let (low, high) = (even(backdrop), odd(backdrop))
    return joined(
      low &<< 8 &+ (pixelEven &- low) &* weights, high &<< 8 &+ (pixelOdd &- high) &* weights)
  }

  /// Weights for four channel values side by side, as `weight` gives them for one.
  @inline(__always)
  static func weights(_ channels: UnsafeMutablePointer<UInt8>) -> SIMD4<UInt32> {
    let bytes = UnsafeRawPointer(channels).loadUnaligned(as: SIMD4<UInt8>.self)
    let values = SIMD4<UInt32>(truncatingIfNeeded: bytes)
    return values &+ values &>> 7
  }

  /// Whether nothing is to be seen of four premultiplied pixels.
  @inline(__always)
  static func isClear(_ pixels: SIMD4<UInt32>) -> Bool {
    let halves = unsafeBitCast(pixels, to: SIMD2<UInt64>.self)
    return halves.x | halves.y == 0
  }

  /// Weights of which only those of the first `count` pixels are left, the others being 0.
  @inline(__always)
  static func cut(_ weights: SIMD4<UInt32>, after count: Int) -> SIMD4<UInt32> {
    // Below zero for those that are left: a sign that is spread over all bits.
    let distances = SIMD4<Int32>(0, 1, 2, 3) &- Int32(truncatingIfNeeded: count)
    return weights & unsafeBitCast(distances &>> 31, to: SIMD4<UInt32>.self)
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
