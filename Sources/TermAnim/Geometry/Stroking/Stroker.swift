import Foundation

/// Turns paths into the outlines of their strokes; it keeps its memory from one path to the next.
///
/// Not copyable because it owns that memory: whoever strokes every frame keeps one.
struct Stroker: ~Copyable {
  /// More dashes than this in one subpath are drawn as a whole line, so that a pattern shrunk to
  /// almost nothing costs no more than it shows.
  private static let mostDashes = 65_536.0

  /// Whether the dashes of a style, if it has any, are drawn as such along every part of a path.
  static func draws(dashesOf style: StrokeStyle, along path: Path) -> Bool {
    guard let cursor = DashCursor(dash: style.dash, phase: style.dashPhase) else { return true }
    // No curve is longer than the lines between its points.
    var length = 0.0
    for index in path.points.indices.dropFirst() {
      length += (path.points[index].vector - path.points[index - 1].vector).length
    }
    return cursor.changeBound(forLength: length) <= mostDashes
  }

  private var lines = StrokeLines()
  private var outliner = StrokeOutliner()
  /// The dash in progress.
  private var dash = ScratchList<StrokeEdge>()
  /// The dash that a closed subpath began with, kept to be joined to the one it ends with.
  private var firstDash = ScratchList<StrokeEdge>()

  /// Hands the outline of the stroke along `path` to `sink`, to be filled by the non-zero rule.
  ///
  /// The stroke is made in the path's own space and then transformed, so that a transform squeezes
  /// the line's width with everything else. `tolerance` is the error permitted to the outline, in
  /// the space `transform` leads to. Nothing is drawn for a width that is not positive and for a
  /// transform that is not finite or flattens all to a point. A subpath without length shows its
  /// caps, as does a dash without length; a lone move shows nothing. Points that are not finite are
  /// left out as `Path.visitSegments` says. No allocation once the stroker has grown to its work.
  mutating func outline<Sink: LineSink>(
    _ path: Path, _ style: StrokeStyle, tolerance: Double, transform: CGAffineTransform = .identity,
    into sink: inout Sink
  ) {
    let map = PlaneMap(transform)
    let pen = StrokePen(style, tolerance: tolerance / map.largestScale)
    guard pen.isVisible, map.origin.isFinite else { return }
    let cursor = DashCursor(dash: style.dash, phase: style.dashPhase)
    lines.reset(pen: pen, measuresArcs: cursor != nil)
    outliner.prepare(pen: pen, map: map)
    path.visitSegments(with: &lines)
    for index in 0..<lines.subpaths.count {
      outlineSubpath(index, pen, cursor, into: &sink)
    }
  }

  private mutating func outlineSubpath<Sink: LineSink>(
    _ index: Int, _ pen: StrokePen, _ cursor: DashCursor?, into sink: inout Sink
  ) {
    let (subpath, edges) = (lines.subpaths[index], lines.edgeRange(ofSubpath: index))
    if edges.isEmpty {
      guard subpath.hasSegments else { return }
      outliner.outlineDot(at: subpath.start, SIMD2(1, 0), into: &sink)
    } else if let cursor, cursor.changeBound(forLength: length(of: edges)) <= Self.mostDashes {
      outlineDashes(edges, isClosed: subpath.isClosed, pen, cursor, into: &sink)
    } else if subpath.isClosed {
      outliner.outlineClosed(lines.edges, edges, into: &sink)
    } else {
      outliner.outlineOpen(lines.edges, edges, into: &sink)
    }
  }

  private func length(of edges: Range<Int>) -> Double {
    var sum = 0.0
    for index in edges { sum += lines.edges[index].arcLength }
    return sum
  }

  private mutating func outlineDashes<Sink: LineSink>(
    _ edges: Range<Int>, isClosed: Bool, _ pen: StrokePen, _ start: DashCursor,
    into sink: inout Sink
  ) {
    dash.removeAll()
    firstDash.removeAll()
    // Only a dash that begins where a ring does waits for the one that ends there.
    var (cursor, waits, wasCut) = (start, isClosed && start.isOn, false)
    for index in edges {
      let edge = lines.edges[index]
      var from = 0.0
      while cursor.remaining < edge.arcLength - from {
        let to = from + cursor.remaining
        if cursor.isOn {
          appendPiece(index, from, to, pen)
          endDash(at: index, to, waits: waits, into: &sink)
        }
        (waits, wasCut) = (false, true)
        cursor.change()
        from = to
      }
      if cursor.isOn { appendPiece(index, from, edge.arcLength, pen) }
      cursor.advance(by: edge.arcLength - from)
    }
    if cursor.isOn, isClosed, !wasCut {
      outliner.outlineClosed(dash, 0..<dash.count, into: &sink)
    } else {
      for index in 0..<firstDash.count { dash.append(firstDash[index]) }
      outliner.outlineOpen(dash, 0..<dash.count, into: &sink)
    }
  }

  /// Draws the dash that is complete, or keeps it when it is the first of a ring.
  private mutating func endDash<Sink: LineSink>(
    at index: Int, _ distance: Double, waits: Bool, into sink: inout Sink
  ) {
    if dash.isEmpty {
      let edge = lines.edges[index]
      let share = edge.arcLength > 0 ? distance / edge.arcLength : 0
      outliner.outlineDot(
        at: edge.start.mixed(with: edge.end, by: share), edge.direction(at: share), into: &sink)
    } else if waits {
      swap(&dash, &firstDash)
    } else {
      outliner.outlineOpen(dash, 0..<dash.count, into: &sink)
    }
    dash.removeAll()
  }

  /// Adds to the dash what lies between two distances along an edge.
  private mutating func appendPiece(_ index: Int, _ from: Double, _ to: Double, _ pen: StrokePen) {
    let edge = lines.edges[index]
    if from == 0, to == edge.arcLength { return dash.append(edge) }
    let (start, end) = (from / edge.arcLength, to / edge.arcLength)
    let length = edge.length * (end - start)
    guard length > pen.shortestEdge else { return }
    let directions = (edge.direction(at: start), edge.direction(at: end))
    let sum = directions.0 + directions.1
    var piece = StrokeEdge(
      from: edge.start.mixed(with: edge.end, by: start),
      to: edge.start.mixed(with: edge.end, by: end),
      direction: sum / sum.length, length: length)
    piece.isSmoothAtStart = edge.isSmoothAtStart
    dash.append(piece, leaving: directions.0, pen: pen)
    dash.arrive(in: directions.1, pen: pen)
  }
}
