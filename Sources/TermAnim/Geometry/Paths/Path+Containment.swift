public import Foundation

extension Path {
  /// Whether a point is inside the path, all subpaths taken as closed.
  ///
  /// By the non-zero rule, or the even-odd rule when `eoFill` is true. Exact but for rounding;
  /// points on the outline itself may be either. False for points that are not finite.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    guard p.vector.isFinite else { return false }
    var counter = WindingCounter(point: p.vector)
    visitSegments(with: &counter)
    counter.closeSubpath()
    return eoFill ? !counter.winding.isMultiple(of: 2) : counter.winding != 0
  }
}

/// Counts how often what it visits goes round a point, by crossings of the ray to its right.
private struct WindingCounter: SegmentVisitor {
  let point: SIMD2<Double>
  var winding = 0
  private var start = SIMD2<Double>.zero
  private var current = SIMD2<Double>.zero

  init(point: SIMD2<Double>) {
    self.point = point
  }

  mutating func move(to point: SIMD2<Double>) {
    closeSubpath()
    (start, current) = (point, point)
  }

  mutating func line(from start: SIMD2<Double>, to end: SIMD2<Double>) {
    current = end
    cross(from: start, to: end)
  }

  mutating func curve(_ curve: CubicCurve) {
    current = curve.end
    cross(curve, depth: 48)
  }

  mutating func close(from end: SIMD2<Double>, to start: SIMD2<Double>) {
    line(from: end, to: start)
  }

  mutating func closeSubpath() {
    cross(from: current, to: start)
    current = start
  }

  private mutating func cross(from start: SIMD2<Double>, to end: SIMD2<Double>) {
    guard (start.y <= point.y) != (end.y <= point.y) else { return }
    let side = (end - start).cross(point - start)
    if start.y <= point.y {
      if side < 0 { return }
      winding += 1
    } else {
      if side > 0 { return }
      winding -= 1
    }
  }

  /// A curve is its chord for every point outside the box of its control points, and goes round
  /// none where that is a point itself.
  private mutating func cross(_ curve: CubicCurve, depth: Int) {
    let low = pointwiseMin(
      pointwiseMin(curve.start, curve.end), pointwiseMin(curve.control1, curve.control2))
    let high = pointwiseMax(
      pointwiseMax(curve.start, curve.end), pointwiseMax(curve.control1, curve.control2))
    guard depth > 0, low != high, all(low .<= point), all(point .<= high) else {
      return cross(from: curve.start, to: curve.end)
    }
    cross(curve.part(from: 0, to: 0.5), depth: depth - 1)
    cross(curve.part(from: 0.5, to: 1), depth: depth - 1)
  }
}
