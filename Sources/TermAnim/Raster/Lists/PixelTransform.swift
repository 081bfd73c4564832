import Foundation

/// The map from a drawing's own points to pixels of the picture: affine, or with perspective.
struct PixelTransform: Equatable {
  /// The affine map; with perspective, only its nearest kin, for lengths: no place is found with
  /// it.
  private(set) var affine: CGAffineTransform
  /// Nil for an affine map.
  private(set) var projection: ProjectionTransform?
  /// Pixels per point along the axes of the whole picture, whatever is scaled in it.
  let picture: SIMD2<Double>

  init(_ affine: CGAffineTransform, picture: SIMD2<Double> = .one) {
    (self.affine, self.picture) = (affine, picture)
  }

  private init(projection: ProjectionTransform, picture: SIMD2<Double>) {
    self.picture = picture
    let scale = projection.m33 == 0 ? 1 : 1 / projection.m33
    affine = CGAffineTransform(
      a: projection.m11 * scale, b: projection.m12 * scale, c: projection.m21 * scale,
      d: projection.m22 * scale, tx: projection.m31 * scale, ty: projection.m32 * scale)
    let isAffine = projection.m13 == 0 && projection.m23 == 0 && projection.m33 == 1
    self.projection = isAffine ? nil : projection
  }

  /// The map that does `inner` first and then what this one does.
  func preceded(by inner: CGAffineTransform) -> PixelTransform {
    projection == nil
      ? PixelTransform(inner.concatenating(affine), picture: picture)
      : preceded(by: ProjectionTransform(inner))
  }

  /// The map that does `inner` first and then what this one does.
  func preceded(by inner: ProjectionTransform) -> PixelTransform {
    if projection == nil && inner.m13 == 0 && inner.m23 == 0 && inner.m33 == 1 {
      return PixelTransform(
        CGAffineTransform(
          a: inner.m11, b: inner.m12, c: inner.m21, d: inner.m22, tx: inner.m31, ty: inner.m32
        ).concatenating(affine), picture: picture)
    }
    return PixelTransform(
      projection: Self.product(inner, projection ?? ProjectionTransform(affine)), picture: picture)
  }

  private static func product(
    _ first: ProjectionTransform, _ second: ProjectionTransform
  ) -> ProjectionTransform {
    let (a, b) = (first.rows, second.rows)
    func mapped(_ row: SIMD3<Double>) -> SIMD3<Double> {
      let (x, y, z) = (b.0 * row.x, b.1 * row.y, b.2 * row.z)
      return x + y + z
    }
    return ProjectionTransform(rows: (mapped(a.0), mapped(a.1), mapped(a.2)))
  }
}

extension PixelTransform {
  /// A point's place before it is divided: x, y and w.
  @inline(__always)
  func homogeneous(_ point: CGPoint) -> SIMD3<Double> {
    guard let projection else {
      let place = point.applying(affine)
      return SIMD3(place.x, place.y, 1)
    }
    let rows = projection.rows
    let (across, down) = (rows.0 * Double(point.x), rows.1 * Double(point.y))
    return across + down + rows.2
  }

  /// The map back from pixels to points; nil when the plane is seen edge-on.
  var inverse: PixelTransform? {
    let (r1, r2, r3) = (projection ?? ProjectionTransform(affine)).rows
    let (c1, c2, c3) = (Self.cross(r2, r3), Self.cross(r3, r1), Self.cross(r1, r2))
    let products = r1 * c1
    let determinant = products.x + products.y + products.z
    guard determinant.isFinite && determinant.magnitude > 1e-30 else { return nil }
    return PixelTransform(
      projection: ProjectionTransform(
        rows: (
          SIMD3<Double>(c1.x, c2.x, c3.x) / determinant,
          SIMD3<Double>(c1.y, c2.y, c3.y) / determinant,
          SIMD3<Double>(c1.z, c2.z, c3.z) / determinant
        )), picture: picture)
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  /// How far a circle of radius 1 point reaches to the side and upwards, in pixels.
  ///
  /// So a Gaussian of one point's deviation has these deviations along the axes.
  var reach: (x: Double, y: Double) {
    (hypot(affine.a, affine.c), hypot(affine.b, affine.d))
  }
}

extension ProjectionTransform {
  fileprivate typealias Rows = (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  fileprivate var rows: Rows {
    (
      SIMD3(Double(m11), Double(m12), Double(m13)), SIMD3(Double(m21), Double(m22), Double(m23)),
      SIMD3(Double(m31), Double(m32), Double(m33))
    )
  }

  fileprivate init(rows: Rows) {
    self.init()
    (m11, m12, m13) = (CGFloat(rows.0.x), CGFloat(rows.0.y), CGFloat(rows.0.z))
    (m21, m22, m23) = (CGFloat(rows.1.x), CGFloat(rows.1.y), CGFloat(rows.1.z))
    (m31, m32, m33) = (CGFloat(rows.2.x), CGFloat(rows.2.y), CGFloat(rows.2.z))
  }
}
