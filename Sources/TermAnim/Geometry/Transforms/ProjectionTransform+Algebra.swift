import Foundation

extension ProjectionTransform {
  /// Whether the map leaves every point where it is.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether parallels stay parallel: the last column is (0, 0, 1).
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The map that applies the receiver first and `rhs` to its result.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var product = ProjectionTransform()
    product.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    product.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    product.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    product.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    product.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    product.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    product.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    product.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    product.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return product
  }

  /// Makes the map the one that undoes it; false, and no change, when nothing does.
  @discardableResult
  public mutating func invert() -> Bool {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return false }
    let old = self
    m11 = (old.m22 * old.m33 - old.m23 * old.m32) / determinant
    m12 = (old.m13 * old.m32 - old.m12 * old.m33) / determinant
    m13 = (old.m12 * old.m23 - old.m13 * old.m22) / determinant
    m21 = (old.m23 * old.m31 - old.m21 * old.m33) / determinant
    m22 = (old.m11 * old.m33 - old.m13 * old.m31) / determinant
    m23 = (old.m13 * old.m21 - old.m11 * old.m23) / determinant
    m31 = (old.m21 * old.m32 - old.m22 * old.m31) / determinant
    m32 = (old.m12 * old.m31 - old.m11 * old.m32) / determinant
    m33 = (old.m11 * old.m22 - old.m12 * old.m21) / determinant
    return true
  }

  /// The map that undoes this one; the receiver itself when nothing does.
  public func inverted() -> ProjectionTransform {
    var inverse = self
    inverse.invert()
    return inverse
  }

  /// How much areas grow, for an affine map; zero when nothing undoes the map.
  var determinant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31)
      + m13 * (m21 * m32 - m22 * m31)
  }
}
