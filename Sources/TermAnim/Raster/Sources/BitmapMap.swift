import Foundation

/// A map of planes, from pixels of the picture to those of a bitmap.
protocol BitmapMap {
  /// Where a point comes to lie; NaN or infinite where that is nowhere.
  func place(of point: CGPoint) -> CGPoint
  /// The map that does this one first and then `next`.
  func followed(by next: CGAffineTransform) -> Self
  /// The pixels of a bitmap that fall into one of the picture, along the bitmap's axes.
  func steps(in bitmap: Bitmap) -> (x: Double, y: Double)
}

extension CGAffineTransform: BitmapMap {
  @inline(__always)
  func place(of point: CGPoint) -> CGPoint { point.applying(self) }

  func followed(by next: CGAffineTransform) -> CGAffineTransform { concatenating(next) }

  func steps(in bitmap: Bitmap) -> (x: Double, y: Double) { (hypot(a, c), hypot(b, d)) }
}

extension PixelTransform: BitmapMap {
  @inline(__always)
  func place(of point: CGPoint) -> CGPoint {
    let place = homogeneous(point)
    return CGPoint(x: place.x / place.z, y: place.y / place.z)
  }

  func followed(by next: CGAffineTransform) -> PixelTransform {
    PixelTransform(next, picture: picture).preceded(
      by: projection ?? ProjectionTransform(affine))
  }

  /// In perspective, those around the middle of the bitmap; NaN when that is nowhere in the
  /// picture.
  func steps(in bitmap: Bitmap) -> (x: Double, y: Double) {
    let middle = CGPoint(x: Double(bitmap.width) / 2, y: Double(bitmap.height) / 2)
    guard let seen = inverse?.place(of: middle) else { return (.nan, .nan) }
    func change(_ dx: Double, _ dy: Double) -> (x: Double, y: Double) {
      let (from, to) = (
        place(of: CGPoint(x: seen.x - dx, y: seen.y - dy)),
        place(of: CGPoint(x: seen.x + dx, y: seen.y + dy))
      )
      return (to.x - from.x, to.y - from.y)
    }
    let (across, down) = (change(0.5, 0), change(0, 0.5))
    return (hypot(across.x, down.x), hypot(across.y, down.y))
  }
}
