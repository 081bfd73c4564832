public import Foundation

/// A picture made of pixels, for code that was written for Core Graphics.
///
/// A class there, a class here; it never changes. Two pictures are equal when their pixels are.
public final class CGImage: Hashable, Sendable {
  /// The pixels themselves.
  public let bitmap: Bitmap
  let variations = PictureVariations()

  /// The picture of these pixels.
  public init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// Pixels in a row.
  public var width: Int { bitmap.width }

  /// Rows of pixels.
  public var height: Int { bitmap.height }

  /// The part of the picture in `rect`, in pixels from the top left corner, grown to whole ones;
  /// nil where there is none, and for numbers that are none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let inside = rect.overlap(with: CGRect(x: 0, y: 0, width: width, height: height))
    guard inside.width > 0, inside.height > 0 else { return nil }
    let part = inside.integral
    let (columns, rows) = (Int(part.width), Int(part.height))
    let pixels = (0..<rows).flatMap { row in
      let start = (Int(part.minY) + row) * width + Int(part.minX)
      return bitmap.pixels[start..<start + columns]
    }
    return CGImage(Bitmap(width: columns, height: rows, pixels: pixels))
  }

  public static func == (a: CGImage, b: CGImage) -> Bool {
    a === b || a.bitmap == b.bitmap
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}
