public import Foundation

/// An affine map of the plane: a point (x, y) goes to (a x + c y + tx, b x + d y + ty).
///
/// Core Graphics' type, which Foundation lacks on Linux. Rows are vectors: `concatenating` applies
/// the receiver first and its argument after it.
public struct CGAffineTransform: Hashable, Codable, Sendable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat

  /// The map that leaves every point where it is.
  public static let identity = CGAffineTransform()

  /// The identity.
  public init() {
    (a, b, c, d, tx, ty) = (1, 0, 0, 1, 0, 0)
  }

  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The map that applies the receiver first and `other` to its result.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }
}

extension CGPoint {
  /// Where `transform` takes the point.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}
