/// Shapes that have two sides.
extension CoverageAccumulator {
  /// Takes the sides of the shape in progress; false when it has not got two.
  @inline(never)
  func takeSides(_ edges: EdgeSink) -> Bool {
    guard edges.isAntialiased, list.pointee.contours.count == 1 else { return false }
    return sides.pointee.take(
      list.pointee.contours[0], points: list.pointee.points, rows: edges.rows,
      rowCount: region.height)
  }

  /// Hands the coverage between the sides to `painter`, row by row.
  ///
  /// Two sides go round a place once at most, so that both rules say the same of it. Rows in which
  /// a side is slanted, or the sides are near each other, go through cells.
  @inline(never)
  func sweepSides<Painter: SpanPainter>(_ rows: Range<Int>, into painter: inout Painter) {
    var (left, right) = (sides.pointee.left, sides.pointee.right)
    var row = rows.lowerBound
    while true {
      row = paintFilled(row..<rows.upperBound, left, right, into: &painter)
      guard row < rows.upperBound else { return }
      let band = band(from: row)
      left.addPieces(of: row, to: band)
      right.addPieces(of: row, to: band)
      paintRow(row, of: band, into: &painter)
      row &+= 1
    }
  }

  /// Paints rows that are filled from side to side; the result is the first one that is not.
  ///
  /// A row is when each side leaves it within a group of its own. The left group lies wholly in the
  /// region or left of it, the right one begins in the region or right of it.
  @inline(__always)
  private func paintFilled<Painter: SpanPainter>(
    _ rows: Range<Int>, _ left: ShapeSide, _ right: ShapeSide, into painter: inout Painter
  ) -> Int {
    // A painter of its own, so that what it knows stays in registers.
    var own = painter
    let (x, y, width) = (region.x, region.y, region.width)
    let columns = x..<x &+ width
    let full = UInt32(Self.fullSum)
    var row = rows.lowerBound
    while row < rows.upperBound {
      let sum = left.areas[row].w
      let (start, end) = (Int(left.leftmost[row] >> 8), Int(right.leftmost[row] >> 8))
      guard sum.magnitude == full, sum &+ right.areas[row].w == 0, start &+ 4 <= end,
        start >= 0 ? start &+ 4 <= width : start <= -4 && end >= 0
      else { break }
      let coverages = NonZeroRule.coverages(of: SIMD4(repeating: sum) &+ right.areas[row])
      own.paint(
        FilledRow(
          y: y &+ row, region: columns, start: x &+ start,
          left: NonZeroRule.coverages(of: left.areas[row]), end: x &+ end,
          right: end &+ 4 > width ? PixelMath.cut(coverages, after: width &- end) : coverages))
      row &+= 1
    }
    painter = own
    return row
  }

  @inline(never)
  private func paintRow<Painter: SpanPainter>(
    _ row: Int, of band: CoverageBand, into painter: inout Painter
  ) {
    painter.paint(takeRow(row, of: band))
  }
}
