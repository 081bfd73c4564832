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
  private let ownsMemory: Bool

  /// A clear buffer.
  ///
  /// - Precondition: neither length is negative.
  public convenience init(width: Int, height: Int) {
    // Three more for those who read and write four pixels at a time.
    let count = max(width * height, 0) + 3
    let base = UnsafeMutablePointer<UInt32>.allocateLines(capacity: count)
    base.initialize(repeating: 0, count: count)
    self.init(width: width, height: height, base: base, ownsMemory: true)
  }

  /// A buffer over `width * height` pixels that somebody else has made: a file's, a decoder's.
  ///
  /// They are not copied. Whoever lends them keeps them alive as long as the buffer, and takes them
  /// back afterwards. A picture of them is only read, so that they may be write-protected.
  ///
  /// - Precondition: neither length is negative.
  public convenience init(width: Int, height: Int, lending base: UnsafeMutablePointer<UInt32>) {
    self.init(width: width, height: height, base: base, ownsMemory: false)
  }

  private init(
    width: Int, height: Int, base: UnsafeMutablePointer<UInt32>, ownsMemory: Bool
  ) {
    precondition(width >= 0 && height >= 0, "a buffer of \(width) x \(height) pixels")
    (self.width, self.height, self.base, self.ownsMemory) = (width, height, base, ownsMemory)
  }

  deinit {
    if ownsMemory { UnsafeMutableRawPointer(base).deallocate() }
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
