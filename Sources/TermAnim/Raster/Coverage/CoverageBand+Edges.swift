/// Rows are counted from the region's first; a band is told of no others than its own.
extension CoverageBand {
  /// Adds an edge that runs down at `x` from `top` to `bottom`, in units of 1/256 pixel.
  @inline(__always)
  func addVertical(x: Int, from top: Int, to bottom: Int, sign: Int) {
    let (doubled, first, last) = ((x & 255) &* 2, top >> 8, (bottom &- 1) >> 8)
    var (row, cell) = (first &+ 1, cell(row: first) &+ x >> 8)
    addPart((min(bottom, row << 8) &- top) &* sign, doubled, at: &cell)
    while row < last {
      addPart(256 &* sign, doubled, at: &cell)
      row &+= 1
    }
    if row == last { addPart((bottom &- last << 8) &* sign, doubled, at: &cell) }
  }

  /// Adds an upright piece, `doubled` being twice its way into the cell, and goes on to the next
  /// row.
  @inline(__always)
  private func addPart(_ height: Int, _ doubled: Int, at cell: inout Int) {
    cells[cell] &+= Int32(truncatingIfNeeded: height &* (512 &- doubled))
    cells[cell &+ 1] &+= Int32(truncatingIfNeeded: height &* doubled)
    mark(cell)
    cell = cell &+ stride
  }

  /// Adds an edge that may lie anywhere, from one place to another, in units of 1/256 pixel.
  @inline(never)
  func addAnywhere(_ walk: EdgeWalk, from top: Int, to bottom: Int, sign: Int) {
    var (walk, y) = (walk, top)
    while y < bottom {
      let next = min(bottom, (y | 255) &+ 1)
      let x = walk.x
      walk.descend(by: next &- y)
      addAnywhere(
        EdgePiece(
          x0: Int32(truncatingIfNeeded: x), x1: Int32(truncatingIfNeeded: walk.x),
          height: Int32(truncatingIfNeeded: (next &- y) &* sign),
          row: Int32(truncatingIfNeeded: cell(row: y >> 8))))
      y = next
    }
  }

  /// Adds whole pixels: the edge takes every row whose middle it crosses, from the first column
  /// whose centre is not left of it.
  @inline(never)
  func addCentres(_ edge: ShapeEdge, rows: Range<Int>) {
    let (x0, y0) = (Int(edge.x0), Int(edge.y0))
    let (run, rise) = (Int(edge.x1) &- x0, Int(edge.y1) &- y0)
    let first = max((y0 &+ 127) >> 8, rows.lowerBound)
    let end = min((Int(edge.y1) &+ 127) >> 8, rows.upperBound)
    for row in first..<max(end, first) {
      let x = x0 &+ (run &* ((row << 8) &+ 128 &- y0)) / rise
      let column = max((x &+ 127) >> 8, 0)
      guard column < width else { continue }
      let cell = cell(row: row) &+ column
      cells[cell] &+= edge.sign &* Int32(CoverageAccumulator.fullSum)
      mark(cell)
    }
  }
}
