import Foundation

/// Takes the edges of one shape and adds their areas to an accumulator's cells.
///
/// Points are in pixels of the picture. They are rounded to 1/256 pixel before anything else
/// happens, and every crossing with a pixel's border follows from the edge alone: the same edge
/// gives the same coverage in every region. Subpaths are closed, as filling asks for. A point that
/// is not finite is left out.
struct EdgeSink: LineSink {
  /// Fractional bits of a coordinate: the grid that points are rounded to.
  static let fractionBits = 8
  /// Edges are cut at this many pixels from the origin, far beyond any screen.
  static let limit = 65_536.0

  let cells: UnsafeMutablePointer<Int32>
  let cellStride: Int
  let marks: UnsafeMutableRawPointer
  let markStride: Int
  /// The region's corner and size in units of 1/256 pixel.
  private let originX: Int
  private let originY: Int
  let width: Int
  let rows: Int
  let isAntialiased: Bool
  private var start = CGPoint.zero
  private var current = CGPoint.zero
  private var currentX = 0
  private var currentY = 0
  private var isCurrentNear = true
  private var hasCurrent = false
  /// 1, or -1 to count every edge the other way round.
  var direction = 1
  /// The rows that edges have touched, counted from the region's first.
  var firstRow = Int.max
  var endRow = 0

  init(
    cells: UnsafeMutablePointer<Int32>, cellStride: Int, marks: UnsafeMutableRawPointer,
    markStride: Int, region: PixelRect, isAntialiased: Bool
  ) {
    (self.cells, self.cellStride) = (cells, cellStride)
    (self.marks, self.markStride) = (marks, markStride)
    (originX, originY) = (region.x << Self.fractionBits, region.y << Self.fractionBits)
    (width, rows) = (region.width, region.height)
    self.isAntialiased = isAntialiased
  }

  mutating func move(to point: CGPoint) {
    close()
    guard point.x.isFinite && point.y.isFinite else { return }
    (start, hasCurrent) = (point, true)
    setCurrent(point)
  }

  mutating func line(to point: CGPoint) {
    if Self.isNear(point) && isCurrentNear && hasCurrent {
      let (x, y) = (fixed(point.x) &- originX, fixed(point.y) &- originY)
      let (x0, y0) = (currentX, currentY)
      (currentX, currentY, current) = (x, y, point)
      add(x0, y0, x, y)
    } else {
      lineFar(to: point)
    }
  }

  /// A line that does not lie wholly in the near field, or begins nowhere.
  @inline(never)
  private mutating func lineFar(to point: CGPoint) {
    guard hasCurrent else { return move(to: point) }
    guard point.x.isFinite && point.y.isFinite else { return }
    addFar(from: current, to: point)
    setCurrent(point)
  }

  mutating func close() {
    if hasCurrent && current != start { line(to: start) }
  }

  private mutating func setCurrent(_ point: CGPoint) {
    current = point
    isCurrentNear = Self.isNear(point)
    guard isCurrentNear else { return }
    (currentX, currentY) = (fixed(point.x) &- originX, fixed(point.y) &- originY)
  }

  /// Whether a point can be used as it is; false for NaN.
  @inline(__always)
  private static func isNear(_ point: CGPoint) -> Bool {
    abs(point.x) < limit && abs(point.y) < limit
  }

  /// A near coordinate in units of 1/256 pixel, rounded to the nearest.
  ///
  /// Adding 1.5 * 2^52 leaves the rounded integer in the low bits of a Double's pattern.
  @inline(__always)
  private func fixed(_ value: CGFloat) -> Int {
    let shifted = Double(value) * 256 + 6_755_399_441_055_744
    return Int(Int32(truncatingIfNeeded: shifted.bitPattern))
  }

  /// Adds an edge that leaves the near field: its part between the limits above and below, with
  /// what lies beyond the limits at the sides moved onto them.
  private mutating func addFar(from start: CGPoint, to end: CGPoint) {
    let reach = 1e12
    let limit = Self.limit - 1
    func bounded(_ value: CGFloat) -> Double { min(max(Double(value), -reach), reach) }
    let (x0, y0, x1, y1) = (bounded(start.x), bounded(start.y), bounded(end.x), bounded(end.y))
    guard y0 != y1 else { return }
    let crossings = [-limit, limit].map { ($0 - y0) / (y1 - y0) }.sorted()
    let (from, to) = (max(crossings[0], 0), min(crossings[1], 1))
    guard from < to else { return }
    var cuts = [from, to]
    if x0 != x1 {
      cuts += [-limit, limit].map { ($0 - x0) / (x1 - x0) }.filter { from < $0 && $0 < to }
    }
    cuts.sort()
    var previous: (x: Int, y: Int)?
    for cut in cuts {
      let x = min(max(x0 + (x1 - x0) * cut, -limit), limit)
      let y = min(max(y0 + (y1 - y0) * cut, -limit), limit)
      let point = (x: fixed(x) &- originX, y: fixed(y) &- originY)
      if let previous { add(previous.x, previous.y, point.x, point.y) }
      previous = point
    }
  }
}
