public import Foundation

/// Core Graphics' methods that take its values through transforms, which Foundation lacks on Linux.
extension CGPoint {
  /// Where `transform` takes the point.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }

  /// Where `transform` takes the point; not finite for one on the horizon of a perspective.
  public func applying(_ transform: ProjectionTransform) -> CGPoint {
    let w = transform.m13 * x + transform.m23 * y + transform.m33
    return CGPoint(
      x: (transform.m11 * x + transform.m21 * y + transform.m31) / w,
      y: (transform.m12 * x + transform.m22 * y + transform.m32) / w)
  }
}

extension CGSize {
  /// The size as a vector from the origin, transformed without the translation.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle around where `transform` takes the corners.
  ///
  /// The null rectangle and those that are not finite stay what they are.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    guard !isNull, origin.vector.isFinite, width.isFinite, height.isFinite else { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform).vector }
    let low = corners.reduce(corners[0]) { pointwiseMin($0, $1) }
    let high = corners.reduce(corners[0]) { pointwiseMax($0, $1) }
    return CGRect(
      origin: CGPoint(low), size: CGSize(width: high.x - low.x, height: high.y - low.y))
  }
}
