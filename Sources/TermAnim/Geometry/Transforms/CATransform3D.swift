public import Foundation

/// A projective map of space: (x, y, z, 1) as a row vector times a 4 x 4 matrix, divided by w.
///
/// QuartzCore's type. A perspective is made by setting `m34` to -1 over the distance of the eye.
public struct CATransform3D: Hashable, Sendable {
  public var m11: CGFloat
  public var m12: CGFloat
  public var m13: CGFloat
  public var m14: CGFloat
  public var m21: CGFloat
  public var m22: CGFloat
  public var m23: CGFloat
  public var m24: CGFloat
  public var m31: CGFloat
  public var m32: CGFloat
  public var m33: CGFloat
  public var m34: CGFloat
  public var m41: CGFloat
  public var m42: CGFloat
  public var m43: CGFloat
  public var m44: CGFloat

  /// The map of everything to nothing, as in QuartzCore; `CATransform3DIdentity` is the other one.
  public init() {
    self.init(rows: (.zero, .zero, .zero, .zero))
  }

  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// The matrix with these rows.
  init(rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) {
    self.init(
      m11: rows.0.x, m12: rows.0.y, m13: rows.0.z, m14: rows.0.w,
      m21: rows.1.x, m22: rows.1.y, m23: rows.1.z, m24: rows.1.w,
      m31: rows.2.x, m32: rows.2.y, m33: rows.2.z, m34: rows.2.w,
      m41: rows.3.x, m42: rows.3.y, m43: rows.3.z, m44: rows.3.w)
  }

  /// The rows of the matrix.
  var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>) {
    (
      SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34),
      SIMD4(m41, m42, m43, m44)
    )
  }
}
