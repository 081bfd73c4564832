import Foundation

extension StrokeStyle {
  /// The farthest that the outline of any stroke may be from its path, in points; 0 for bad
  /// numbers.
  var reach: CGFloat {
    reach(ratio: lineJoin == .miter && miterLimit > 1 ? min(Double(miterLimit), 1e6) : 1)
  }

  /// The farthest that the outline of a path's stroke may be from it, in points; 0 for bad numbers.
  ///
  /// Only as much as the path's sharpest corner asks for: an arc's stroke reaches half its width,
  /// where the limit alone would make it five widths. O(number of segments).
  func reach(along path: Path) -> CGFloat {
    guard lineJoin == .miter, miterLimit > MiterFinder.smooth, lineWidth > 0 else { return reach }
    var finder = MiterFinder(limit: min(Double(miterLimit), 1e6), shortest: lineWidth / 100)
    path.visitSegments(with: &finder)
    return reach(ratio: finder.ratio)
  }

  /// Square caps and the flattened corners of curves need more than half the width, too.
  private func reach(ratio: Double) -> CGFloat {
    guard lineWidth > 0 && lineWidth.isFinite else { return 0 }
    return lineWidth / 2 * max(ratio, MiterFinder.smooth)
  }
}

/// The longest miter at the corners it visits, as a multiple of half the line's width.
private struct MiterFinder: SegmentVisitor {
  /// More than the miter where a curve goes on as the last one ended, be it flattened to chords a
  /// quarter turn apart.
  static let smooth = 1.6
  /// The least cosine of a turn that counts as none.
  private static let smoothCosine = 0.98

  let limit: Double
  /// Shorter segments may be drawn as part of others.
  let shortest: Double
  private(set) var ratio = 1.0
  private var first: End?
  private var last: End?

  init(limit: Double, shortest: Double) {
    (self.limit, self.shortest) = (limit, shortest)
  }

  /// Which way a segment leaves or arrives.
  private struct End {
    /// Not of length 1.
    let direction: SIMD2<Double>
    let isCurve: Bool
  }

  mutating func move(to point: SIMD2<Double>) {
    (first, last) = (nil, nil)
  }

  mutating func line(from start: SIMD2<Double>, to end: SIMD2<Double>) {
    let edge = End(direction: end - start, isCurve: false)
    add(edge, edge)
  }

  mutating func curve(_ curve: CubicCurve) {
    add(
      End(direction: curve.control1 - curve.start, isCurve: true),
      End(direction: curve.end - curve.control2, isCurve: true))
  }

  mutating func close(from end: SIMD2<Double>, to start: SIMD2<Double>) {
    if end != start { line(from: end, to: start) }
    if let last, let first { meet(last, first) }
    (first, last) = (nil, nil)
  }

  private mutating func add(_ start: End, _ end: End) {
    if let last { meet(last, start) } else { first = start }
    last = end
  }

  /// A corner; where directions cannot be told, it may be as sharp as the limit permits.
  private mutating func meet(_ arriving: End, _ leaving: End) {
    let (one, other) = (arriving.direction, leaving.direction)
    let lengths = one.lengthSquared * other.lengthSquared
    let least = shortest * shortest
    guard one.lengthSquared > least, other.lengthSquared > least, lengths.isFinite else {
      ratio = limit
      return
    }
    let cosine = one.dot(other) / lengths.squareRoot()
    if cosine >= Self.smoothCosine { return }
    let isSharp = arriving.isCurve || leaving.isCurve || cosine <= -1 + 1e-9
    let miter = isSharp ? limit : (2 / (1 + cosine)).squareRoot()
    // Beyond the limit the corner is cut off, but for what rounding makes of it.
    if miter <= limit * 1.001 { ratio = max(ratio, min(miter * 1.001, limit)) }
  }
}
