/// Coordinates here are in units of 1/256 pixel from the region's corner.
extension EdgeSink {
  /// Adds one edge.
  @inline(__always)
  mutating func add(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
    guard y0 != y1 else { return }
    let isDownward = y0 < y1
    addDownward(
      isDownward ? x0 : x1, isDownward ? y0 : y1, isDownward ? x1 : x0, isDownward ? y1 : y0,
      sign: isDownward ? direction : 0 &- direction)
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
      addSteep(EdgeWalk(x0, y0, x1, y1, firstRow: first), first, end, sign: sign)
    } else {
      addSlanted(EdgeWalk(x0, y0, x1, y1, firstRow: first), first, end, sign: sign)
    }
  }

  @inline(never)
  private func addVertical(
    _ x: Int, _ y0: Int, _ y1: Int, _ first: Int, _ end: Int, sign: Int
  ) {
    let (column, doubled) = (x >> 8, (x & 255) &* 2)
    var place = place(row: first)
    let bits = column & 3 == 3 ? 3 : 1
    for row in first..<end {
      let height = (min(y1, (row &+ 1) << 8) &- max(y0, row << 8)) &* sign
      place.add(height &* (512 &- doubled), height &* doubled, at: column)
      place.mark(column, bits)
      place.advance()
    }
  }

  /// Adds an edge inside the region that crosses less than a pixel's width in a row, so that it
  /// lies in one column or in two, without asking which.
  @inline(__always)
  private func addSteep(_ edge: EdgeWalk, _ first: Int, _ end: Int, sign: Int) {
    var walk = edge
    var place = place(row: first)
    var row = first
    while row < end {
      let step = walk.step(row: row)
      let column = step.left >> 8
      let start = step.left & 255
      let stop = start &+ step.right &- step.left
      let border = min(256, stop)
      let reached = stop <= 256 ? step.height : walk.height(of: 256 &- start, in: step)
      let (whole, near) = (step.height &* sign, reached &* sign)
      let rest = near &* (512 &- start &- border)
      let farArea = (whole &- near) &* (step.right & 255)
      place.add(rest, whole &* 512 &- rest &- farArea, at: column)
      place.add(farArea, at: column &+ 2)
      place.mark(column, 1 | column & 2)
      place.advance()
      row &+= 1
    }
  }

  /// Adds any other edge: the part left of the region at its border, and the part right of it not
  /// at all.
  @inline(never)
  private func addSlanted(_ edge: EdgeWalk, _ first: Int, _ end: Int, sign: Int) {
    var walk = edge
    var place = place(row: first)
    for row in first..<end {
      let step = walk.step(row: row)
      var used = 0
      if step.left < 0 {
        used = step.right <= 0 ? step.height : walk.height(of: 0 &- step.left, in: step)
        place.add(used &* sign &* 512, at: 0)
        place.mark(0, 1)
      }
      if used < step.height && step.left >> 8 < width {
        addRow(step, walk, used: used, sign: sign, to: place)
      }
      place.advance()
    }
  }

  /// Adds what a row has of an edge, `used` of its height being left of the region.
  @inline(__always)
  private func addRow(
    _ step: EdgeWalk.Step, _ walk: EdgeWalk, used: Int, sign: Int, to place: CoveragePlace
  ) {
    let x = max(step.left, 0)
    let first = x >> 8
    let last = max((step.right &- 1) >> 8, first)
    let end = min(last, width)
    var (column, used, start) = (first, used, x & 255)
    var climb = walk.climb(over: ((first &+ 1) << 8) &- step.left)
    while column < end {
      let reached = min(climb.height, step.height)
      let share = (reached &- used) &* sign
      place.add(share &* (256 &- start), share &* (256 &+ start), at: column)
      climb.advance()
      (column, used, start) = (column &+ 1, reached, 0)
    }
    if last < width {
      let share = (step.height &- used) &* sign
      let sum = start &+ step.right &- (last << 8)
      place.add(share &* (512 &- sum), share &* sum, at: last)
    }
    place.mark(from: first, through: min(last, width &- 1) &+ 1)
  }

  /// Adds whole pixels: the edge takes every row whose middle it crosses, from the first column
  /// whose centre is not left of it.
  @inline(never)
  private func addCentres(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, sign: Int) {
    let first = max((y0 &+ 127) >> 8, 0)
    let end = min((y1 &+ 127) >> 8, rows)
    let walk = EdgeWalk(x0, y0, x1, y1, firstRow: first)
    for row in stride(from: first, to: end, by: 1) {
      let column = max((walk.x(at: (row << 8) &+ 128) &+ 127) >> 8, 0)
      guard column < width else { continue }
      let place = place(row: row)
      place.add(sign &* CoverageAccumulator.fullSum, at: column)
      place.mark(column, 1)
    }
  }

  @inline(__always)
  private func place(row: Int) -> CoveragePlace {
    CoveragePlace(
      cells: cells + row &* cellStride, cellStride: cellStride,
      marks: marks + row &* markStride, markStride: markStride)
  }
}
