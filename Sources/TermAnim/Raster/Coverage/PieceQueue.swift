/// Pieces of edges on their way to the cells of a band.
///
/// They wait in memory that is always near, and are added up many at a time. A borrowed view of an
/// accumulator's memory.
struct PieceQueue {
  /// The most pieces that wait: more than a band has rows.
  static let capacity = 1024
  /// Pieces of memory that a queue needs: three more, to add them up four at a time.
  static let memory = capacity + 3

  let band: CoverageBand
  private let pieces: UnsafeMutablePointer<EdgePiece>
  private var count = 0

  init(for band: CoverageBand, memory: UnsafeMutablePointer<EdgePiece>) {
    (self.band, pieces) = (band, memory)
  }

  /// Adds all that wait to the band.
  @inline(__always)
  mutating func flush() {
    Self.flush(pieces, count, band)
    count = 0
  }

  @inline(never)
  private static func flush(
    _ pieces: UnsafeMutablePointer<EdgePiece>, _ count: Int, _ band: CoverageBand
  ) {
    band.add(pieces, count: count)
  }

  /// Makes room for some pieces, at most `capacity`.
  @inline(__always)
  mutating func reserve(_ more: Int) {
    if count &+ more > Self.capacity { flush() }
  }

  /// Adds a piece in the row that begins with the cell `row`, unless it has no height; there must
  /// be room.
  @inline(__always)
  mutating func append(from x0: Int, to x1: Int, height: Int, row: Int) {
    put(from: x0, to: x1, height: height, row: row)
    count &+= height == 0 ? 0 : 1
  }

  /// Writes a piece behind those that wait.
  @inline(__always)
  private func put(from x0: Int, to x1: Int, height: Int, row: Int) {
    pieces[count] = EdgePiece(
      x0: Int32(truncatingIfNeeded: x0), x1: Int32(truncatingIfNeeded: x1),
      height: Int32(truncatingIfNeeded: height), row: Int32(truncatingIfNeeded: row))
  }

  /// Adds an edge of a small region that lies wholly in it.
  @inline(__always)
  mutating func append(_ edge: ShapeEdge) {
    let (top, bottom, sign) = (Int(edge.y0), Int(edge.y1), Int(edge.sign))
    if edge.x0 == edge.x1 {
      guard Int(edge.x0) < band.width << 8 else { return }
      return band.addVertical(x: Int(edge.x0), from: top, to: bottom, sign: sign)
    }
    let walk = EdgeWalk(edge, from: top)
    if abs(Int(edge.x1 &- edge.x0)) <= PieceAreas.mostWidth || walk.isSteep {
      append(walk, from: top, to: bottom, sign: sign)
    } else {
      band.addAnywhere(walk, from: top, to: bottom, sign: sign)
    }
  }

  /// Adds what some rows of the band have of an edge.
  @inline(__always)
  mutating func append(_ edge: ShapeEdge, rows: Range<Int>) {
    let top = max(Int(edge.y0), rows.lowerBound << 8)
    let bottom = min(Int(edge.y1), rows.upperBound << 8)
    let (least, most) = (Int(min(edge.x0, edge.x1)), Int(max(edge.x0, edge.x1)))
    guard top < bottom else { return }
    if least == most || most <= 0 {
      if least < band.width << 8 {
        band.addVertical(x: max(least, 0), from: top, to: bottom, sign: Int(edge.sign))
      }
    } else {
      let walk = EdgeWalk(edge, from: top)
      let isNarrow = most &- least <= PieceAreas.mostWidth || walk.isSteep
      // Over a height of 2^24 units and more, what a walk rounds may take it a unit to the left.
      if isNarrow && least > 0 && most <= band.width << 8 {
        append(walk, from: top, to: bottom, sign: Int(edge.sign))
      } else {
        band.addAnywhere(walk, from: top, to: bottom, sign: Int(edge.sign))
      }
    }
  }

  @inline(__always)
  private mutating func append(_ walk: EdgeWalk, from top: Int, to bottom: Int, sign: Int) {
    let (first, last) = (top >> 8, (bottom &- 1) >> 8)
    reserve(last &- first &+ 1)
    var (walk, row, cell) = (walk, first &+ 1, band.cell(row: first))
    appendPart(of: &walk, height: min(bottom, row << 8) &- top, sign, row: &cell)
    while row < last {
      appendPart(of: &walk, height: 256, sign, row: &cell)
      row &+= 1
    }
    if row == last { appendPart(of: &walk, height: bottom &- last << 8, sign, row: &cell) }
  }

  /// Adds the next piece of an edge, and goes on to the next row.
  @inline(__always)
  private mutating func appendPart(
    of walk: inout EdgeWalk, height: Int, _ sign: Int, row: inout Int
  ) {
    let x = walk.x
    walk.descend(by: height)
    put(from: x, to: walk.x, height: height &* sign, row: row)
    count &+= 1
    row = row &+ band.stride
  }
}
