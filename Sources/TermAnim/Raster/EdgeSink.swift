import Foundation

/// Takes the edges of one shape and keeps those that its region needs.
///
/// Points are in pixels of the picture. They are rounded to 1/256 pixel before anything else
/// happens, and every crossing with a pixel's border follows from the edge alone: the same edge
/// gives the same coverage in every region. Subpaths are closed, as filling asks for. A point that
/// is not finite is left out.
struct EdgeSink: LineSink {
  /// Edges are cut at this many pixels from the origin, far beyond any screen.
  static let limit = 65_536.0

  private let table: UnsafeMutablePointer<EdgeTable>
  /// The region's corner, its right border and its lower one from there, in units of 1/256 pixel.
  private let originX: Int
  private let originY: Int
  private let right: Int
  private let bottom: Int
  let isAntialiased: Bool
  private var start = CGPoint.zero
  private var current = CGPoint.zero
  private var currentX = 0
  private var currentY = 0
  private var isCurrentNear = true
  private var hasCurrent = false
  /// 1, or -1 to count every edge the other way round.
  var direction = 1
  /// The highest and the lowest place of an edge.
  private var top = Int.max
  private var end = Int.min

  /// A sink that adds to `table` what the pixels of `region` need.
  init(table: UnsafeMutablePointer<EdgeTable>, region: PixelRect, isAntialiased: Bool) {
    (self.table, self.isAntialiased) = (table, isAntialiased)
    let bits = ShapeEdge.fractionBits
    (originX, originY) = (region.x << bits, region.y << bits)
    (right, bottom) = (region.width << bits, region.height << bits)
  }

  /// The rows that edges have touched, counted from the region's first.
  var rows: Range<Int> {
    guard top < end else { return 0..<0 }
    let bits = ShapeEdge.fractionBits
    return max(top, 0) >> bits..<(min(end, bottom) + (1 << bits) - 1) >> bits
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

  /// Adds one edge, unless it lies above, below or right of the region.
  @inline(__always)
  private mutating func add(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
    let isDownward = y0 < y1
    let (upper, lower) = isDownward ? (y0, y1) : (y1, y0)
    guard upper < lower, upper < bottom, lower > 0, min(x0, x1) < right else { return }
    (top, end) = (min(top, upper), max(end, lower))
    let edge = ShapeEdge(
      x0: Int32(truncatingIfNeeded: isDownward ? x0 : x1), y0: Int32(truncatingIfNeeded: upper),
      x1: Int32(truncatingIfNeeded: isDownward ? x1 : x0), y1: Int32(truncatingIfNeeded: lower),
      sign: Int32(truncatingIfNeeded: isDownward ? direction : 0 &- direction))
    table.pointee.add(
      edge, band: max(upper, 0) >> (ShapeEdge.fractionBits &+ CoverageBand.rowBits))
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
