public import Foundation

extension Path {
  /// The smallest rectangle around all segments; the null rectangle for an empty path.
  ///
  /// Control points that the curves do not reach do not count, lone moves do. Segments with a point
  /// that is not finite are left out.
  public var boundingRect: CGRect {
    var bounds = BoundsFinder()
    visitSegments(with: &bounds)
    guard bounds.low.x <= bounds.high.x else { return .null }
    let size = bounds.high - bounds.low
    return CGRect(origin: CGPoint(bounds.low), size: CGSize(width: size.x, height: size.y))
  }
}

/// The extremes of what it visits.
private struct BoundsFinder: SegmentVisitor {
  var low = SIMD2<Double>(repeating: .infinity)
  var high = SIMD2<Double>(repeating: -.infinity)

  mutating func move(to point: SIMD2<Double>) {
    include(point)
  }

  mutating func line(from start: SIMD2<Double>, to end: SIMD2<Double>) {
    include(end)
  }

  mutating func curve(_ curve: CubicCurve) {
    include(curve.end)
    // A curve lies between its control points, so those inside the bounds so far add nothing.
    let least = pointwiseMin(curve.control1, curve.control2)
    let most = pointwiseMax(curve.control1, curve.control2)
    guard any(least .< low) || any(most .> high) else { return }
    let polynomial = CubicPolynomial(curve)
    for axis in 0..<2 {
      for t in polynomial.extremes(axis: axis) { include(polynomial.point(at: t)) }
    }
  }

  mutating func close(from end: SIMD2<Double>, to start: SIMD2<Double>) {}

  private mutating func include(_ point: SIMD2<Double>) {
    guard point.isFinite else { return }
    (low, high) = (pointwiseMin(low, point), pointwiseMax(high, point))
  }
}

extension CubicPolynomial {
  /// The parameters between 0 and 1 at which the curve turns back along an axis.
  fileprivate func extremes(axis: Int) -> [Double] {
    let (square, linear, constant) = (3 * a[axis], 2 * b[axis], c[axis])
    let discriminant = linear * linear - 4 * square * constant
    guard discriminant >= 0 else { return [] }
    // The larger root is found without cancellation and gives the other by their product.
    let sum = -(linear + (linear < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return [sum / square, constant / sum].filter { $0 > 0 && $0 < 1 }
  }
}
