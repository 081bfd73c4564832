/// An immutable picture: rows of premultiplied gamma-encoded sRGB pixels, top row first.
///
/// Copies share storage, and two bitmaps are equal when they share it or hold equal pixels.
public struct Bitmap: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// `width * height` pixels; each has red in its lowest byte, then green, blue and alpha.
  public let pixels: [UInt32]

  /// - Precondition: `pixels.count == width * height`.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(
      width >= 0 && height >= 0 && pixels.count == width * height,
      "\(pixels.count) pixels cannot fill a bitmap of \(width) x \(height)")
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }
}
