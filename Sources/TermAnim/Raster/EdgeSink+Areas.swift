/// Coordinates here are in units of 1/256 pixel from the region's corner.
extension EdgeSink {
  /// Adds one edge.
  @inline(__always)
  mutating func add(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
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
    let (least, most) = (min(x0, x1), max(x0, x1))
    guard first < end && least >> 8 < width else { return }
    firstRow = min(firstRow, first)
    endRow = max(endRow, end)
    if !isAntialiased {
      addCentres(x0, y0, x1, y1, sign: sign)
    } else if x0 == x1 || most <= 0 {
      addVertical(max(least, 0), y0, y1, first, end, sign: sign)
    } else if least >= 0 && most >> 8 < width && most &- least < y1 &- y0 {
      addSteep(x0, y0, x1, y1, first, end, sign: sign)
    } else {
      addSlanted(x0, y0, x1, y1, first, end, sign: sign)
    }
  }

  private func addVertical(
    _ x: Int, _ y0: Int, _ y1: Int, _ first: Int, _ end: Int, sign: Int
  ) {
    let (column, doubled) = (x >> 8, (x & 255) &* 2)
    var cell = cells + (first &* cellStride &+ column)
    for row in first..<end {
      let height = (min(y1, (row &+ 1) << 8) &- max(y0, row << 8)) &* sign
      Self.add(height &* (512 &- doubled), height &* doubled, to: cell)
      mark(row, column, through: column &+ 1)
      cell += cellStride
    }
  }

  /// Adds an edge inside the region that crosses less than a pixel's width in a row, so that it
  /// lies in one column or in two, without asking which.
  private func addSteep(
    _ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ first: Int, _ end: Int, sign: Int
  ) {
    var walk = EdgeWalk(x0, y0, x1, y1, firstRow: first)
    var cell = cells + first &* cellStride
    for row in first..<end {
      let step = walk.step(row: row)
      let column = step.left >> 8
      let border = min((column &+ 1) << 8, step.right)
      let isOneColumn = step.right <= border
      let reached = isOneColumn ? step.height : walk.height(of: border &- step.left, in: step)
      let (near, far) = (reached &* sign, (step.height &- reached) &* sign)
      let nearArea = near &* ((step.left & 255) &+ border &- (column << 8))
      let farArea = far &* (step.right & 255)
      let target = cell + column
      Self.add(near &* 512 &- nearArea, nearArea &+ far &* 512 &- farArea, to: target)
      target[2] = target[2] &+ Int32(truncatingIfNeeded: farArea)
      mark(row, column, through: column &+ 2)
      cell += cellStride
    }
  }

  /// Adds any other edge: the part left of the region at its border, and the part right of it not
  /// at all.
  private func addSlanted(
    _ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ first: Int, _ end: Int, sign: Int
  ) {
    var walk = EdgeWalk(x0, y0, x1, y1, firstRow: first)
    for row in first..<end {
      let step = walk.step(row: row)
      var (x, used) = (step.left, 0)
      if x < 0 {
        used = step.right <= 0 ? step.height : walk.height(of: 0 &- x, in: step)
        addCell(row, 0, rest: used &* sign &* 512, area: 0)
        x = 0
      }
      while used < step.height && x >> 8 < width {
        let column = x >> 8
        let border = (column &+ 1) << 8
        let isLast = step.right <= border
        let reached = isLast ? step.height : walk.height(of: border &- step.left, in: step)
        let share = (reached &- used) &* sign
        let sum = (x & 255) &+ min(border, step.right) &- (column << 8)
        addCell(row, column, rest: share &* (512 &- sum), area: share &* sum)
        (x, used) = (border, reached)
      }
    }
  }

  /// Adds whole pixels: the edge takes every row whose middle it crosses, from the first column
  /// whose centre is not left of it.
  private func addCentres(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, sign: Int) {
    let first = max((y0 &+ 127) >> 8, 0)
    let end = min((y1 &+ 127) >> 8, rows)
    let walk = EdgeWalk(x0, y0, x1, y1, firstRow: first)
    for row in stride(from: first, to: end, by: 1) {
      let column = max((walk.x(at: (row << 8) &+ 128) &+ 127) >> 8, 0)
      if column < width { addCell(row, column, rest: sign &* CoverageAccumulator.fullSum, area: 0) }
    }
  }

  /// Adds to a pixel and to the one at its right.
  @inline(__always)
  private func addCell(_ row: Int, _ column: Int, rest: Int, area: Int) {
    Self.add(rest, area, to: cells + (row &* cellStride &+ column))
    mark(row, column, through: column &+ 1)
  }

  @inline(__always)
  private static func add(_ first: Int, _ second: Int, to cell: UnsafeMutablePointer<Int32>) {
    cell[0] = cell[0] &+ Int32(truncatingIfNeeded: first)
    cell[1] = cell[1] &+ Int32(truncatingIfNeeded: second)
  }

  /// Marks the four pixels that a column belongs to, and the next four if `last`, at most four
  /// columns on, belongs to them.
  @inline(__always)
  private func mark(_ row: Int, _ column: Int, through last: Int) {
    let place = column >> 2
    let crossing = (last >> 2) &- place
    let bits = UInt16(truncatingIfNeeded: (1 | crossing << 1) << (place & 7))
    let mark = marks + (row &* markStride &+ place >> 3)
    mark.storeBytes(of: mark.loadUnaligned(as: UInt16.self) | bits, as: UInt16.self)
  }
}
