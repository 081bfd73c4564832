/// A grid of pixels that a rasteriser draws into frame after frame.
///
/// A class because its identity is the point: one block of memory, never copied, lent to the next
/// stage through `Picture` until the next frame is drawn. Not `Sendable`: one thread owns it.
public final class PixelBuffer {
  public let width: Int
  public let height: Int
  /// `width * height` pixels, top row first, valid as long as the buffer lives.
  ///
  /// Each is premultiplied gamma-encoded sRGB with red in its lowest byte, then green, blue, alpha.
  public let base: UnsafeMutablePointer<UInt32>

  /// A clear buffer.
  ///
  /// - Precondition: neither length is negative.
  public init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "a buffer of \(width) x \(height) pixels")
    (self.width, self.height) = (width, height)
    // Three more for those who read and write four pixels at a time.
    base = .allocate(capacity: width * height + 3)
    base.initialize(repeating: 0, count: width * height + 3)
  }

  deinit {
    base.deallocate()
  }
}

extension PixelBuffer {
  /// A copy of the pixels that nobody draws into.
  public var bitmap: Bitmap {
    let count = width * height
    return Bitmap(
      width: width, height: height,
      pixels: Array(UnsafeBufferPointer(start: base, count: count)))
  }
}
