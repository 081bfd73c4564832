import Foundation

/// A picture that has been read, and how large it means to be.
struct LoadedPicture: Hashable, Sendable {
  let bitmap: Bitmap
  /// Pixels across a point, 1 to 3.
  let scale: CGFloat
  /// Whether its image set says that only its opacity counts.
  var isTemplate = false

  /// Its size in points.
  var size: CGSize {
    CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }
}
