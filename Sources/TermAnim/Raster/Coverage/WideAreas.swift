/// What a piece of an edge adds that crosses any number of columns.
///
/// Right of a piece that climbs evenly, the area covered of the columns grows evenly, too: what it
/// comes to in each is a step more than in the one before.
struct WideAreas {
  private static let fractionBits = 24

  /// The first and the last column that the edge crosses, which are not the same.
  let column: Int
  let last: Int
  /// Twice the area that is covered of a column, in units of 1/256 pixel with a fraction: of the
  /// first one, of the second one, and how much more with every further one.
  private let first: Int
  private let second: Int
  private let step: Int
  /// The same without a fraction: of the last column, and of all beyond.
  let final: Int
  let full: Int

  @inline(__always)
  init(_ piece: EdgePiece) {
    let (left, right) = (Int(min(piece.x0, piece.x1)), Int(max(piece.x0, piece.x1)))
    let height = Int(piece.height)
    column = left >> 8
    last = (right &- 1) >> 8
    full = height &* 512
    let climb = (height << Self.fractionBits) / max(right &- left, 1)
    let reach = 256 &- left & 255
    let stop = right &- last << 8
    first = climb &* (reach &* reach)
    second = (climb << 9) &* (reach &+ 128)
    step = climb << 17
    final = full &- (climb &* (stop &* stop)) >> Self.fractionBits
  }

  /// Hands over the areas covered of the columns before the last one, as far as they lie between
  /// two borders.
  @inline(__always)
  func forEachArea(from start: Int, to end: Int, _ body: (_ column: Int, _ area: Int) -> Void) {
    var place = start
    if place == column && place < end {
      body(place, first >> Self.fractionBits)
      place &+= 1
    }
    var exact = second &+ step &* (place &- column &- 1)
    while place < end {
      body(place, exact >> Self.fractionBits)
      exact = exact &+ step
      place &+= 1
    }
  }
}

extension CoverageBand {
  /// Adds areas to the row that begins with the cell `row`, as differences; what is left of column
  /// 0 counts there, and what is right of the region does not count.
  func add(_ areas: WideAreas, row: Int) {
    let place = cells + row
    let start = max(areas.column, 0)
    var sum: Int32 = 0
    areas.forEachArea(from: start, to: min(areas.last, width)) { column, area in
      let area = Int32(truncatingIfNeeded: area)
      place[column] &+= area &- sum
      sum = area
    }
    let (final, full) = (
      Int32(truncatingIfNeeded: areas.final), Int32(truncatingIfNeeded: areas.full)
    )
    if areas.last < 0 {
      place[0] &+= full
    } else if areas.last < width {
      place[areas.last] &+= final &- sum
      place[areas.last &+ 1] &+= full &- final
    }
    mark(row: row, from: start, through: max(min(areas.last, width &- 1), 0) &+ 1)
  }
}
