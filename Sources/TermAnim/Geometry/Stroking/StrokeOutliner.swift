import Foundation

/// Draws the outline around a run of edges.
///
/// The outline is the sum of one rectangle an edge and one wedge a corner, all turning the same
/// way, so that under the non-zero rule it is exactly their union however the line folds over
/// itself: the side inside a turn goes through the corner itself wherever the edges are too short
/// to meet. Where they are long enough it takes the short cut, and nothing is covered twice.
struct StrokeOutliner: ~Copyable {
  /// The sides of a line, as seen by one who walks along it.
  private enum Side {
    case left
    case right
  }

  private var pen = StrokePen(StrokeStyle(), tolerance: 1)
  private var map = PlaneMap(.identity)
  /// The right side, which is drawn on the way back.
  private var rightSide = ScratchList<SIMD2<Double>>(capacity: 64)
  private var hasBegun = false

  /// Sets how lines are drawn, and what takes them to the sink's space.
  mutating func prepare(pen: StrokePen, map: PlaneMap) {
    (self.pen, self.map) = (pen, map)
  }

  /// Draws the line along `edges` with caps at both ends.
  mutating func outlineOpen<Sink: LineSink>(
    _ edges: borrowing ScratchList<StrokeEdge>, _ range: Range<Int>, into sink: inout Sink
  ) {
    guard !range.isEmpty else { return }
    let (first, last) = (edges[range.lowerBound], edges[range.upperBound - 1])
    begin()
    putBoth(at: first.start, first.startDirection, into: &sink)
    for index in range.dropFirst() { join(edges[index - 1], edges[index], into: &sink) }
    putBoth(at: last.end, last.endDirection, into: &sink)
    cap(at: last.end, last.endDirection, into: &sink)
    drawRightSide(into: &sink)
    cap(at: first.start, -first.startDirection, into: &sink)
    sink.close()
  }

  /// Draws the ring along `edges`, the last of which leads to the first.
  mutating func outlineClosed<Sink: LineSink>(
    _ edges: borrowing ScratchList<StrokeEdge>, _ range: Range<Int>, into sink: inout Sink
  ) {
    guard !range.isEmpty else { return }
    begin()
    join(edges[range.upperBound - 1], edges[range.lowerBound], into: &sink)
    for index in range.dropFirst() { join(edges[index - 1], edges[index], into: &sink) }
    sink.close()
    hasBegun = false
    drawRightSide(into: &sink)
    sink.close()
  }

  /// Draws what a line of no length looks like: its two caps, and nothing when they are butt.
  mutating func outlineDot<Sink: LineSink>(
    at point: SIMD2<Double>, _ direction: SIMD2<Double>, into sink: inout Sink
  ) {
    guard pen.cap != .butt else { return }
    begin()
    putBoth(at: point, direction, into: &sink)
    cap(at: point, direction, into: &sink)
    drawRightSide(into: &sink)
    cap(at: point, -direction, into: &sink)
    sink.close()
  }

  private mutating func begin() {
    hasBegun = false
    rightSide.removeAll()
  }

  private mutating func drawRightSide<Sink: LineSink>(into sink: inout Sink) {
    var index = rightSide.count
    while index > 0 {
      index -= 1
      draw(rightSide[index], into: &sink)
    }
  }

  private mutating func cap<Sink: LineSink>(
    at point: SIMD2<Double>, _ direction: SIMD2<Double>, into sink: inout Sink
  ) {
    let normal = direction.leftNormal * pen.halfWidth
    let ahead = direction * pen.halfWidth
    switch pen.cap {
    case .butt:
      break
    case .round:
      arc(about: point, from: normal, to: -normal, on: .left, into: &sink)
    case .square:
      draw(point + normal + ahead, into: &sink)
      draw(point - normal + ahead, into: &sink)
    }
  }

  @inline(__always)
  private mutating func join<Sink: LineSink>(
    _ edge: StrokeEdge, _ next: StrokeEdge, into sink: inout Sink
  ) {
    let corner = StrokeCorner(edge, next, halfWidth: pen.halfWidth)
    if corner.isShallow, corner.cosine >= pen.smoothCosine {
      put(corner.point + corner.miter, on: .left, into: &sink)
      put(corner.point - corner.miter, on: .right, into: &sink)
    } else if corner.sine >= 0 {
      joinOutside(corner, sign: 1, on: .left, into: &sink)
      joinInside(corner, sign: -1, on: .right, into: &sink)
    } else {
      joinInside(corner, sign: 1, on: .left, into: &sink)
      joinOutside(corner, sign: -1, on: .right, into: &sink)
    }
  }

  private mutating func joinInside<Sink: LineSink>(
    _ corner: StrokeCorner, sign: Double, on side: Side, into sink: inout Sink
  ) {
    if corner.isShallow {
      put(corner.point + corner.miter * sign, on: side, into: &sink)
    } else {
      put(corner.point + corner.normal * sign, on: side, into: &sink)
      put(corner.point, on: side, into: &sink)
      put(corner.point + corner.nextNormal * sign, on: side, into: &sink)
    }
  }

  private mutating func joinOutside<Sink: LineSink>(
    _ corner: StrokeCorner, sign: Double, on side: Side, into sink: inout Sink
  ) {
    let join = corner.isSmooth ? .round : pen.join
    let leastCosine = join == .miter ? min(pen.miterCosine, pen.smoothCosine) : pen.smoothCosine
    guard corner.cosine < leastCosine else {
      put(corner.point + corner.miter * sign, on: side, into: &sink)
      return
    }
    put(corner.point + corner.normal * sign, on: side, into: &sink)
    if join == .round {
      arc(
        about: corner.point, from: corner.normal * sign, to: corner.nextNormal * sign, on: side,
        into: &sink)
    }
    put(corner.point + corner.nextNormal * sign, on: side, into: &sink)
  }

  /// Draws the points strictly between the ends of an arc of at most half a turn.
  private mutating func arc<Sink: LineSink>(
    about center: SIMD2<Double>, from start: SIMD2<Double>, to end: SIMD2<Double>, on side: Side,
    into sink: inout Sink
  ) {
    let nearlyThere = pen.arcStep.cosine * pen.halfWidth * pen.halfWidth
    var spoke = start
    while spoke.dot(end) < nearlyThere {
      spoke = side == .left ? pen.turned(spoke) : pen.turnedBack(spoke)
      put(center + spoke, on: side, into: &sink)
    }
  }

  private mutating func putBoth<Sink: LineSink>(
    at point: SIMD2<Double>, _ direction: SIMD2<Double>, into sink: inout Sink
  ) {
    let normal = direction.leftNormal * pen.halfWidth
    put(point + normal, on: .left, into: &sink)
    put(point - normal, on: .right, into: &sink)
  }

  @inline(__always)
  private mutating func put<Sink: LineSink>(
    _ point: SIMD2<Double>, on side: Side, into sink: inout Sink
  ) {
    if side == .left {
      draw(point, into: &sink)
    } else {
      rightSide.append(point)
    }
  }

  @inline(__always)
  private mutating func draw<Sink: LineSink>(_ point: SIMD2<Double>, into sink: inout Sink) {
    if hasBegun {
      sink.line(to: CGPoint(map(point)))
    } else {
      sink.move(to: CGPoint(map(point)))
      hasBegun = true
    }
  }
}
