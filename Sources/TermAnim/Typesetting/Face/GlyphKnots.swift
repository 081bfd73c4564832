/// The places of a glyph that ought to sit on whole pixels: stems, bars, extremes and ends.
///
/// The idea of TrueType's touched points, found instead of programmed: in a skeleton every
/// axis-parallel line and every extreme of a quarter ellipse is one.
struct GlyphKnots: Sendable {
  /// What is at a knot; of two at one place the first counts.
  enum Kind: Int, Sendable {
    /// The middle of a stroke.
    case stroke
    /// The end of a stroke that runs across the axis: nothing has to be kept apart from it.
    case end
    /// The edge of a fill.
    case edge
  }

  /// A place on one axis of the grid.
  struct Knot: Hashable, Sendable {
    var position: Double
    var kind: Kind
  }

  /// Ascending, the outermost included; empty for a glyph without ink.
  private(set) var columns: [Knot]
  /// Ascending, the outermost included; empty for a glyph without ink.
  private(set) var rows: [Knot]
  /// True when a stem or an apex is in the middle: it is crisp when the ink is odd in pixels.
  private(set) var hasCenteredStem: Bool

  init(_ skeleton: GlyphSkeleton) {
    var collector = Collector()
    for part in skeleton.parts { collector.add(part) }
    columns = Self.sorted(collector.columns, among: collector.ends.map(\.x))
    rows = Self.sorted(collector.rows, among: collector.ends.map(\.y))
    let middle = ((columns.first?.position ?? 0) + (columns.last?.position ?? 0)) / 2
    hasCenteredStem = collector.uprights.contains { abs($0 - middle) < 0.3 }
  }

  /// How many upright strokes stand apart from each other.
  var stemCount: Int {
    var (count, last) = (0, -Double.infinity)
    for knot in columns where knot.kind == .stroke && knot.position - last > 2.5 {
      (count, last) = (count + 1, knot.position)
    }
    return count
  }

  /// The knots in order, with the outermost of `positions` added when no knot is there.
  private static func sorted(_ knots: Set<Knot>, among positions: [Double]) -> [Knot] {
    var all = knots.filter { knot in
      !knots.contains { $0.position == knot.position && $0.kind.rawValue < knot.kind.rawValue }
    }
    for outermost in [positions.min(), positions.max()].compactMap({ $0 }) {
      let isThere = all.contains { abs($0.position - outermost) < 0.05 }
      if !isThere { all.insert(Knot(position: outermost, kind: .end)) }
    }
    return all.sorted { $0.position < $1.position }
  }

  /// Walks the steps of a glyph and notes what it touches.
  private struct Collector {
    var columns: Set<Knot> = []
    var rows: Set<Knot> = []
    var ends: [GridPoint] = []
    /// Where vertical lines, and lines that meet in a point, are.
    var uprights: [Double] = []
    private var isEdge = false

    mutating func add(_ part: GlyphSkeleton.Part) {
      isEdge = part.manner == .filled
      var current = GridPoint(x: 0, y: 0)
      for (index, segment) in part.segments.enumerated() {
        let next = index + 1 < part.segments.count ? part.segments[index + 1] : nil
        let isFirst = index > 0 && part.segments[index - 1].isMove
        add(segment, from: current)
        if isFirst { noteTerminal(at: current, of: segment, isStart: true, from: current) }
        if next?.isMove ?? true { noteEnd(of: segment, from: current) }
        guard let end = segment.end else { continue }
        ends.append(end)
        current = end
      }
    }

    private mutating func add(_ segment: GlyphSkeleton.Segment, from start: GridPoint) {
      switch segment {
      case .line(let end): addLine(from: start, to: end)
      case .arc(let end, let leavesHorizontally):
        note(column: leavesHorizontally ? end.x : start.x)
        note(row: leavesHorizontally ? start.y : end.y)
      case .dot(let center):
        note(column: center.x)
        note(row: center.y)
        uprights.append(center.x)
      case .curve(let first, let second, let end): addCurve(start, first, second, end)
      case .move, .close: break
      }
    }

    private mutating func addLine(from start: GridPoint, to end: GridPoint) {
      if start.x == end.x {
        note(column: start.x)
        uprights.append(start.x)
      } else if start.y == end.y {
        note(row: start.y)
      } else {
        uprights += [start.x, end.x]
      }
    }

    /// Takes note of how far a curve bulges, within a few hundredths of a unit.
    private mutating func addCurve(
      _ start: GridPoint, _ first: GridPoint, _ second: GridPoint, _ end: GridPoint
    ) {
      for step in 1..<16 {
        let t = Double(step) / 16
        let s = 1 - t
        let weights = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        func mixed(_ axis: KeyPath<GridPoint, Double>) -> Double {
          start[keyPath: axis] * weights.0 + first[keyPath: axis] * weights.1
            + second[keyPath: axis] * weights.2 + end[keyPath: axis] * weights.3
        }
        ends.append(GridPoint(x: mixed(\.x), y: mixed(\.y)))
      }
    }

    private mutating func noteEnd(of segment: GlyphSkeleton.Segment, from start: GridPoint) {
      guard let end = segment.end else { return }
      noteTerminal(at: end, of: segment, isStart: false, from: start)
    }

    /// Notes how far a stroke that begins or ends at `point` reaches.
    private mutating func noteTerminal(
      at point: GridPoint, of segment: GlyphSkeleton.Segment, isStart: Bool, from start: GridPoint
    ) {
      switch segment {
      case .arc(_, let leavesHorizontally) where leavesHorizontally == isStart:
        note(column: point.x, as: .end)
      case .arc: note(row: point.y, as: .end)
      case .line(let end) where end.x == start.x: note(row: point.y, as: .end)
      case .line(let end) where end.y == start.y: note(column: point.x, as: .end)
      default: break
      }
    }

    private mutating func note(column: Double, as kind: Kind = .stroke) {
      columns.insert(Knot(position: column, kind: isEdge ? .edge : kind))
    }

    private mutating func note(row: Double, as kind: Kind = .stroke) {
      rows.insert(Knot(position: row, kind: isEdge ? .edge : kind))
    }
  }
}

extension GlyphSkeleton.Segment {
  /// Whether the step begins a new stroke.
  fileprivate var isMove: Bool {
    switch self {
    case .move, .dot: true
    case .line, .arc, .curve, .close: false
    }
  }
}
