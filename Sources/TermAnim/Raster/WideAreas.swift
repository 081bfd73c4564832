/// What a row of an edge adds that crosses any number of columns.
///
/// Right of an edge that climbs evenly, the area covered of the columns grows evenly, too: what it
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
  init(_ part: EdgeWalk.Step, sign: Int) {
    column = part.left >> 8
    last = (part.left &+ part.width &- 1) >> 8
    full = part.height &* sign &* 512
    let climb =
      ((part.height &* sign) << Self.fractionBits) / max(part.width, 1)
    let reach = 256 &- part.left & 255
    let stop = part.left &+ part.width &- last << 8
    first = climb &* (reach &* reach)
    second = (climb << 9) &* (reach &+ 128)
    step = climb << 17
    final = full &- (climb &* (stop &* stop)) >> Self.fractionBits
  }

  /// Hands over the areas covered of the columns before the last one, as far as they lie between two
  /// borders.
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

extension CoveragePlace {
  /// Adds areas as differences; what is left of column 0 counts there, and what is not before `end`
  /// does not count.
  func add(_ areas: WideAreas, endingBefore end: Int) {
    let start = max(areas.column, 0)
    var sum = 0
    areas.forEachArea(from: start, to: min(areas.last, end)) { column, area in
      add(area &- sum, at: column)
      sum = area
    }
    if areas.last < 0 {
      add(areas.full, at: 0)
    } else if areas.last < end {
      add(areas.final &- sum, areas.full &- areas.final, at: areas.last)
    }
    mark(from: start, through: max(min(areas.last, end &- 1), 0) &+ 1)
  }
}
