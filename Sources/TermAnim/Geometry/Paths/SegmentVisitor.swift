import Foundation

/// Takes the segments of a path one by one, each with the point it starts from.
///
/// As with `LineSink`, callers are generic so that no call is dynamic. Points are finite and
/// already transformed; see `Path.visitSegments` for what happens to those that are not.
protocol SegmentVisitor: ~Copyable {
  mutating func move(to point: SIMD2<Double>)
  mutating func line(from start: SIMD2<Double>, to end: SIMD2<Double>)
  /// Takes some of the lines to come, as a `LineSink` does; the number of those.
  mutating func takeLines(
    to points: UnsafePointer<CGPoint>, count: Int, through map: PlaneMap
  ) -> Int
  mutating func quadCurve(_ curve: QuadCurve)
  mutating func curve(_ curve: CubicCurve)
  /// Ends the subpath; the edge back to its start may have no length.
  mutating func close(from end: SIMD2<Double>, to start: SIMD2<Double>)
}

extension SegmentVisitor where Self: ~Copyable {
  @inline(__always)
  mutating func takeLines(
    to points: UnsafePointer<CGPoint>, count: Int, through map: PlaneMap
  ) -> Int { 0 }

  /// A quadratic curve is a cubic one to visitors who do not care.
  mutating func quadCurve(_ curve: QuadCurve) {
    self.curve(curve.elevated)
  }
}
