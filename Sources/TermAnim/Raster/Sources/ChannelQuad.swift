/// The channels of four pixels side by side in 1/256 of a step of 255, modulo 2^16.
struct ChannelQuad {
  /// Red and blue.
  private var even: PixelMath.Channels
  /// Green and opacity.
  private var odd: PixelMath.Channels

  /// Four pixels that have the same channels.
  @inline(__always)
  init(red: Int, green: Int, blue: Int, opacity: Int) {
    (even, odd) = (Self.repeated(red, blue), Self.repeated(green, opacity))
  }

  @inline(__always)
  private static func repeated(_ low: Int, _ high: Int) -> PixelMath.Channels {
    let pair = UInt32(truncatingIfNeeded: low & 0xFFFF | high << 16)
    return unsafeBitCast(SIMD4(repeating: pair), to: PixelMath.Channels.self)
  }

  /// The pixels, cut to whole steps.
  var pixels: SIMD4<UInt32> {
    @inline(__always)
    get { unsafeBitCast(even &>> 8 | odd & 0xFF00, to: SIMD4<UInt32>.self) }
  }

  /// The quad with `growth` added to its first pixel `count` times, and to each of the others once
  /// more than to the one before.
  @inline(__always)
  func grown(by growth: ChannelQuad, times count: Int) -> ChannelQuad {
    let counts = PixelMath.Channels(0, 0, 1, 1, 2, 2, 3, 3) &+ UInt16(truncatingIfNeeded: count)
    var result = self
    result.even &+= growth.even &* counts
    result.odd &+= growth.odd &* counts
    return result
  }

  @inline(__always)
  static func += (quad: inout ChannelQuad, other: ChannelQuad) {
    quad.even &+= other.even
    quad.odd &+= other.odd
  }

  static func * (quad: ChannelQuad, count: UInt16) -> ChannelQuad {
    var result = quad
    result.even &*= count
    result.odd &*= count
    return result
  }
}
