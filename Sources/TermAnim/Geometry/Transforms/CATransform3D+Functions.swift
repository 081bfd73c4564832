public import Foundation

// QuartzCore's functions, which it does not import as methods; angles are in radians.

/// The map that leaves every point where it is.
public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

/// The map that moves every point.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

/// The map that scales along the axes.
public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m22, transform.m33, transform.m44) = (sx, sy, sz, 1)
  return transform
}

/// The rotation about an axis through the origin; the identity when the axis has no length.
///
/// O. Rodrigues, "Des lois geometriques qui regissent les deplacements" (1840), for row vectors.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (Double(x) * Double(x) + Double(y) * Double(y) + Double(z) * Double(z)).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (Double(x) / length, Double(y) / length, Double(z) / length)
  let (sine, cosine) = (sin(Double(angle)), cos(Double(angle)))
  let axis = SIMD4(x, y, z, 0) * (1 - cosine)
  return CATransform3D(
    rows: (
      axis * x + SIMD4(cosine, z * sine, -y * sine, 0),
      axis * y + SIMD4(-z * sine, cosine, x * sine, 0),
      axis * z + SIMD4(y * sine, -x * sine, cosine, 0),
      SIMD4(0, 0, 0, 1)
    ))
}

/// The map that applies `a` first and `b` to its result.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (first, second, third, fourth) = b.rows
  func image(_ row: SIMD4<Double>) -> SIMD4<Double> {
    first * row.x + second * row.y + (third * row.z + fourth * row.w)
  }
  let rows = a.rows
  return CATransform3D(rows: (image(rows.0), image(rows.1), image(rows.2), image(rows.3)))
}

/// The map that moves first and then does what `t` does.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// The map that scales first and then does what `t` does.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// The map that rotates first and then does what `t` does.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The map back; the map itself where there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  let given = t.rows
  var rows = [given.0, given.1, given.2, given.3]
  var inverse: [SIMD4<Double>] = [
    SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1),
  ]
  for column in 0..<4 {
    // Of the rows that are left, the one that loses the fewest digits.
    let size = { (row: Int) in abs(rows[row][column]) }
    guard let pivot = (column..<4).max(by: { size($0) < size($1) }), size(pivot) > 0 else {
      return t
    }
    rows.swapAt(pivot, column)
    inverse.swapAt(pivot, column)
    let scale = 1 / rows[column][column]
    rows[column] *= scale
    inverse[column] *= scale
    for row in 0..<4 where row != column {
      let share = rows[row][column]
      rows[row] -= share * rows[column]
      inverse[row] -= share * inverse[column]
    }
  }
  return CATransform3D(rows: (inverse[0], inverse[1], inverse[2], inverse[3]))
}

/// Whether the map leaves every point where it is.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  t == CATransform3DIdentity
}

/// Whether the maps are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

/// The map of space that does to the plane z = 0 what `m` does.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m11, transform.m12) = (m.a, m.b)
  (transform.m21, transform.m22) = (m.c, m.d)
  (transform.m41, transform.m42) = (m.tx, m.ty)
  return transform
}

/// Whether the map does to the plane z = 0 what an affine transform could do, and nothing else.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// The affine part of what the map does to the plane z = 0.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
