/// The subpaths of a path as the edges that a stroke follows, in the path's own space.
struct StrokeLines: ~Copyable, SegmentVisitor {
  /// A subpath; its edges reach to the first of the next one.
  struct Subpath {
    let start: SIMD2<Double>
    let firstEdge: Int
    /// False for a lone move, which paints nothing.
    var hasSegments = false
    var isClosed = false
  }

  private(set) var edges = ScratchList<StrokeEdge>(capacity: 64)
  private(set) var subpaths = ScratchList<Subpath>()
  private var pen = StrokePen(StrokeStyle(), tolerance: 1)
  private var measuresArcs = false
  /// Where the last edge ended, or the subpath began.
  private var position = SIMD2<Double>.zero

  /// Forgets all lines; when it `measuresArcs`, the edges of curves get their exact share of
  /// length.
  mutating func reset(pen: StrokePen, measuresArcs: Bool) {
    (self.pen, self.measuresArcs) = (pen, measuresArcs)
    edges.removeAll()
    subpaths.removeAll()
  }

  /// The edges of a subpath.
  func edgeRange(ofSubpath index: Int) -> Range<Int> {
    let end = index + 1 < subpaths.count ? subpaths[index + 1].firstEdge : edges.count
    return subpaths[index].firstEdge..<end
  }

  mutating func move(to point: SIMD2<Double>) {
    position = point
    subpaths.append(Subpath(start: point, firstEdge: edges.count))
  }

  @inline(__always)
  mutating func line(from start: SIMD2<Double>, to end: SIMD2<Double>) {
    subpaths[subpaths.count - 1].hasSegments = true
    guard let edge = edge(to: end) else { return }
    edges.append(edge)
    position = end
  }

  mutating func close(from end: SIMD2<Double>, to start: SIMD2<Double>) {
    line(from: end, to: start)
    subpaths[subpaths.count - 1].isClosed = true
  }

  @inline(__always)
  mutating func curve(_ curve: CubicCurve) {
    subpaths[subpaths.count - 1].hasSegments = true
    let first = edges.count
    let count = curve.stepCount(tolerance: pen.chordTolerance)
    let (polynomial, step) = (CubicPolynomial(curve), 1 / Double(count))
    let direction = curve.startDirection
    for index in 1...count {
      let end = index == count ? curve.end : polynomial.point(at: Double(index) * step)
      chord(to: end, leaving: edges.count == first ? direction : nil)
    }
    guard edges.count > first else { return }
    if measuresArcs {
      stretchArcs(from: first, to: curve.length)
      for index in first + 1..<edges.count { shareDirection(at: index) }
    }
    edges.arrive(in: curve.endDirection, pen: pen)
  }

  /// Appends the next chord of a curve; `direction` is the curve's own if it is the first.
  @inline(__always)
  private mutating func chord(to end: SIMD2<Double>, leaving direction: SIMD2<Double>?) {
    guard var edge = edge(to: end) else { return }
    if let direction {
      edges.append(edge, leaving: direction, pen: pen)
    } else {
      edge.isSmoothAtStart = true
      edges.append(edge)
    }
    position = end
  }

  /// The edge from where we are; nil when it is too short to have a direction, or overflows.
  @inline(__always)
  private func edge(to end: SIMD2<Double>) -> StrokeEdge? {
    let chord = end - position
    let length = chord.length
    guard length > pen.shortestEdge, length.isFinite else { return nil }
    return StrokeEdge(from: position, to: end, direction: chord / length, length: length)
  }

  /// Gives two chords the curve's direction where they meet, so that a line may be cut anywhere
  /// along them at right angles to the curve.
  private mutating func shareDirection(at index: Int) {
    let (edge, next) = (edges[index - 1], edges[index])
    let sum = edge.endDirection + next.startDirection
    let direction = sum / sum.length
    guard
      pen.canTurn(edge, from: edge.endDirection, to: direction),
      pen.canTurn(next, from: next.startDirection, to: direction)
    else { return }
    edges[index - 1].endDirection = direction
    edges[index].startDirection = direction
  }

  /// Divides the curve's length among its chords.
  private mutating func stretchArcs(from first: Int, to length: Double) {
    var sum = 0.0
    for index in first..<edges.count { sum += edges[index].length }
    let ratio = length / sum
    guard ratio > 1, ratio.isFinite else { return }
    for index in first..<edges.count { edges[index].arcLength *= ratio }
  }
}
