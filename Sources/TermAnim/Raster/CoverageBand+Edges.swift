/// Rows are counted from the region's first; a band is told of no others than its own.
extension CoverageBand {
  /// Adds what `rows` have of an edge.
  @inline(__always)
  func add(_ edge: ShapeEdge, rows: Range<Int>, isAntialiased: Bool) {
    let first = max(Int(edge.y0) >> 8, rows.lowerBound)
    let end = min((Int(edge.y1) &+ 255) >> 8, rows.upperBound)
    let (least, most) = (Int(min(edge.x0, edge.x1)), Int(max(edge.x0, edge.x1)))
    if !isAntialiased {
      addCentres(edge, rows)
    } else if least == most || most <= 0 {
      addVertical(edge, column: max(least, 0), first, end)
    } else {
      addSlanted(edge, first, end)
    }
  }

  @inline(never)
  private func addVertical(_ edge: ShapeEdge, column x: Int, _ first: Int, _ end: Int) {
    let (column, doubled) = (x >> 8, (x & 255) &* 2)
    let (y0, y1, sign) = (Int(edge.y0), Int(edge.y1), Int(edge.sign))
    var place = place(row: first)
    for row in first..<end {
      let height = (min(y1, (row &+ 1) << 8) &- max(y0, row << 8)) &* sign
      place.add(height &* (512 &- doubled), height &* doubled, at: column)
      place.mark(column)
      place.advance()
    }
  }

  @inline(__always)
  private func addSlanted(_ edge: ShapeEdge, _ first: Int, _ end: Int) {
    var walk = EdgeWalk(edge, firstRow: first)
    let sign = Int(edge.sign)
    var place = place(row: first)
    var row = first
    while row < end {
      let step = walk.step(row: row)
      let areas = NarrowAreas(step, sign: sign)
      if areas.crossed > NarrowAreas.columnCount {
        if areas.column < width { place.add(WideAreas(step, sign: sign), endingBefore: width) }
      } else if UInt(bitPattern: areas.column) < UInt(bitPattern: width) {
        place.add(areas)
      } else if areas.column < 0 {
        place.addAtLeft(areas)
      }
      place.advance()
      row &+= 1
    }
  }

  /// Adds whole pixels: the edge takes every row whose middle it crosses, from the first column
  /// whose centre is not left of it.
  @inline(never)
  private func addCentres(_ edge: ShapeEdge, _ rows: Range<Int>) {
    let (x0, y0) = (Int(edge.x0), Int(edge.y0))
    let (run, rise) = (Int(edge.x1) &- x0, Int(edge.y1) &- y0)
    let first = max((y0 &+ 127) >> 8, rows.lowerBound)
    let end = min((Int(edge.y1) &+ 127) >> 8, rows.upperBound)
    for row in first..<max(end, first) {
      let x = x0 &+ (run &* ((row << 8) &+ 128 &- y0)) / rise
      let column = max((x &+ 127) >> 8, 0)
      guard column < width else { continue }
      let place = place(row: row)
      place.add(Int(edge.sign) &* CoverageAccumulator.fullSum, at: column)
      place.mark(column)
    }
  }
}
