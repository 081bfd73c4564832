/// An affine transform as three columns, the form that maps vectors fastest.
struct PlaneMap {
  let x: SIMD2<Double>
  let y: SIMD2<Double>
  let origin: SIMD2<Double>

  init(_ transform: CGAffineTransform) {
    x = SIMD2(Double(transform.a), Double(transform.b))
    y = SIMD2(Double(transform.c), Double(transform.d))
    origin = SIMD2(Double(transform.tx), Double(transform.ty))
  }

  @inline(__always)
  func callAsFunction(_ point: SIMD2<Double>) -> SIMD2<Double> {
    x * point.x + (y * point.y + origin)
  }

  /// The most that a length can grow: the larger singular value of the linear part.
  var largestScale: Double {
    let sum = x.lengthSquared + y.lengthSquared
    let determinant = x.cross(y)
    let discriminant = max(sum * sum - 4 * determinant * determinant, 0)
    return ((sum + discriminant.squareRoot()) / 2).squareRoot()
  }
}
