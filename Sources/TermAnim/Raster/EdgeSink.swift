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
  /// Fractional bits of a slope, beyond those of a coordinate.
  static let slopeBits = 24
  /// Edges are cut at this many pixels from the origin, far beyond any screen.
  static let limit = 65_536.0

  private let cells: UnsafeMutablePointer<Int32>
  private let marks: UnsafeMutablePointer<UInt64>
  private let wordsPerRow: Int
  private let cellStride: Int
  /// The region's corner and size in units of 1/256 pixel.
  private let originX: Int
  private let originY: Int
  private let width: Int
  private let rows: Int
  private let isAntialiased: Bool
  private var start = CGPoint.zero
  private var current = CGPoint.zero
  private var currentX = 0
  private var currentY = 0
  private var isCurrentNear = true
  private var hasCurrent = false
  /// 1, or -1 to count every edge the other way round.
  var direction = 1
  /// The rows that edges have touched, counted from the region's first.
  private(set) var firstRow = Int.max
  private(set) var endRow = 0

  init(
    cells: UnsafeMutablePointer<Int32>, marks: UnsafeMutablePointer<UInt64>, wordsPerRow: Int,
    region: PixelRect, isAntialiased: Bool
  ) {
    (self.cells, self.marks) = (cells, marks)
    (self.wordsPerRow, cellStride) = (wordsPerRow, wordsPerRow * 64)
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
    guard hasCurrent else { return move(to: point) }
    if Self.isNear(point) && isCurrentNear {
      let (x, y) = (fixed(point.x) &- originX, fixed(point.y) &- originY)
      add(currentX, currentY, x, y)
      (currentX, currentY, current) = (x, y, point)
    } else if point.x.isFinite && point.y.isFinite {
      addFar(from: current, to: point)
      setCurrent(point)
    }
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

// MARK: - Areas

extension EdgeSink {
  /// Adds one edge; coordinates are in units of 1/256 pixel from the region's corner.
  @inline(__always)
  private mutating func add(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
    guard y0 != y1 else { return }
    if y0 < y1 {
      addDownward(x0, y0, x1, y1, sign: direction)
    } else {
      addDownward(x1, y1, x0, y0, sign: 0 &- direction)
    }
  }

  @inline(__always)
  private mutating func addDownward(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, sign: Int) {
    let first = max(y0 >> 8, 0)
    let end = min((y1 &+ 255) >> 8, rows)
    guard first < end && min(x0, x1) >> 8 < width else { return }
    firstRow = min(firstRow, first)
    endRow = max(endRow, end)
    if !isAntialiased {
      addCentres(x0, y0, x1, y1, sign: sign)
    } else if x0 == x1 {
      addVertical(x0, y0, y1, rows: first..<end, sign: sign)
    } else if max(x0, x1) <= 0 {
      addVertical(0, y0, y1, rows: first..<end, sign: sign)
    } else {
      addSlanted(x0, y0, x1, y1, rows: first..<end, sign: sign)
    }
  }

  private func addVertical(_ x: Int, _ y0: Int, _ y1: Int, rows: Range<Int>, sign: Int) {
    let x = max(x, 0)
    let column = x >> 8
    let doubled = (x & 255) &* 2
    for row in rows {
      let height = (min(y1, (row &+ 1) << 8) &- max(y0, row << 8)) &* sign
      addCell(row, column, rest: height &* (512 &- doubled), area: height &* doubled)
    }
  }

  private func addSlanted(
    _ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, rows: Range<Int>, sign: Int
  ) {
    let unit = Double(1 << Self.slopeBits)
    let (run, rise) = (Double(x1 &- x0), Double(y1 &- y0))
    let slope = Int(run / rise * unit)
    let isSteep = abs(x1 &- x0) <= 256
    let inverse = isSteep && x0 >> 8 == x1 >> 8 ? 0 : Int(rise / abs(run) * unit)
    var y = max(y0, rows.lowerBound << 8)
    var exact = (x0 << Self.slopeBits) &+ slope &* (y &- y0)
    var x = exact >> Self.slopeBits
    for row in rows {
      let bottom = min(y1, (row &+ 1) << 8)
      exact = exact &+ slope &* (bottom &- y)
      let next = bottom == y1 ? x1 : exact >> Self.slopeBits
      let height = bottom &- y
      if x >> 8 == next >> 8 {
        addPiece(row, x, next, height &* sign)
      } else {
        addWide(row, min(x, next), max(x, next), height, inverse: inverse, sign: sign)
      }
      (x, y) = (next, bottom)
    }
  }

  /// Adds the piece of an edge that lies in one pixel column.
  @inline(__always)
  private func addPiece(_ row: Int, _ x: Int, _ next: Int, _ height: Int) {
    let column = x >> 8
    guard column >= 0 else {
      return addCell(row, 0, rest: height &* 512, area: 0)
    }
    guard column < width else { return }
    let area = ((x & 255) &+ (next & 255)) &* height
    addCell(row, column, rest: height &* 512 &- area, area: area)
  }

  /// Adds the part of an edge within one row that crosses several columns, left to right.
  ///
  /// `inverse` is the height that one unit of width takes.
  @inline(__always)
  private func addWide(
    _ row: Int, _ left: Int, _ right: Int, _ height: Int, inverse: Int, sign: Int
  ) {
    var column = left >> 8
    var x = left
    var used = 0
    if column < 0 {
      used = min((inverse &* (0 &- left)) >> Self.slopeBits, height)
      addCell(row, 0, rest: used &* sign &* 512, area: 0)
      (column, x) = (0, 0)
      if right <= 0 {
        return addCell(row, 0, rest: (height &- used) &* sign &* 512, area: 0)
      }
    }
    while column < width {
      let border = (column &+ 1) << 8
      let isLast = right <= border
      let reached =
        isLast ? height : min((inverse &* (border &- left)) >> Self.slopeBits, height)
      let share = (reached &- used) &* sign
      let sum = isLast ? (x & 255) &+ right &- (column << 8) : (x & 255) &+ 256
      addCell(row, column, rest: share &* (512 &- sum), area: share &* sum)
      guard !isLast else { return }
      (x, used, column) = (border, reached, column &+ 1)
    }
  }

  /// Adds whole pixels: the edge takes every row whose middle it crosses, from the first column
  /// whose centre is not left of it.
  private func addCentres(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, sign: Int) {
    let first = max((y0 &+ 127) >> 8, 0)
    let end = min((y1 &+ 127) >> 8, rows)
    let slope = Int(Double(x1 &- x0) / Double(y1 &- y0) * Double(1 << Self.slopeBits))
    for row in stride(from: first, to: end, by: 1) {
      let middle = (row << 8) &+ 128 &- y0
      let x = ((x0 << Self.slopeBits) &+ slope &* middle) >> Self.slopeBits
      let column = max((x &+ 127) >> 8, 0)
      if column < width { addCell(row, column, rest: sign &* CoverageAccumulator.fullSum, area: 0) }
    }
  }

  /// Adds to a pixel and to the one at its right.
  @inline(__always)
  private func addCell(_ row: Int, _ column: Int, rest: Int, area: Int) {
    let cell = cells + (row &* cellStride &+ column)
    cell[0] = cell[0] &+ Int32(truncatingIfNeeded: rest)
    cell[1] = cell[1] &+ Int32(truncatingIfNeeded: area)
    let mark = marks + (row &* wordsPerRow &+ column >> 6)
    mark.pointee |= 1 << UInt64(truncatingIfNeeded: column & 63)
  }
}
