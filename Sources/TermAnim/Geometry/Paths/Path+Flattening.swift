import Foundation

extension Path {
  /// Hands the path to `sink` as straight edges that stay within `tolerance` of the curves.
  ///
  /// `tolerance` is a distance in the space `transform` leads to. Every subpath is delivered as a
  /// move, lines, and a close where the path has one. Curves are cut into equal steps of their
  /// parameter, at most 4096. Points that are not finite are left out as `visitSegments` says. No
  /// allocation.
  @inline(__always)
  func flatten<Sink: LineSink>(
    tolerance: Double, transform: CGAffineTransform = .identity, into sink: inout Sink
  ) {
    withExtendedLifetime(self) {
      segments.flatten(tolerance: tolerance, transform: transform, into: &sink)
    }
  }
}

extension PathSegments {
  /// Hands the segments to `sink` as straight edges, as a path's `flatten` does.
  @inline(__always)
  func flatten<Sink: LineSink>(
    tolerance: Double, transform: CGAffineTransform, into sink: inout Sink
  ) {
    withUnsafeMutablePointer(to: &sink) { sink in
      var flattener = Flattener(sink: sink, tolerance: tolerance)
      visit(transform: transform, with: &flattener)
    }
  }
}

/// Replaces curves by chords.
private struct Flattener<Sink: LineSink>: SegmentVisitor {
  let sink: UnsafeMutablePointer<Sink>
  let tolerance: Double

  @inline(__always)
  func move(to point: SIMD2<Double>) {
    sink.pointee.move(to: CGPoint(point))
  }

  @inline(__always)
  func line(from start: SIMD2<Double>, to end: SIMD2<Double>) {
    sink.pointee.line(to: CGPoint(end))
  }

  @inline(__always)
  func takeLines(to points: UnsafePointer<CGPoint>, count: Int, through map: PlaneMap) -> Int {
    sink.pointee.takeLines(to: points, count: count, through: map)
  }

  @inline(__always)
  func close(from end: SIMD2<Double>, to start: SIMD2<Double>) {
    sink.pointee.close()
  }

  @inline(__always)
  func curve(_ curve: CubicCurve) {
    let count = curve.stepCount(tolerance: tolerance)
    if count > 1 {
      let (polynomial, step) = (CubicPolynomial(curve), 1 / Double(count))
      for index in 1..<count {
        sink.pointee.line(to: CGPoint(polynomial.point(at: Double(index) * step)))
      }
    }
    sink.pointee.line(to: CGPoint(curve.end))
  }
}
