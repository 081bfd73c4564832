/// Takes a shape's coverage, a row at a time from the top, and does something with its pixels.
///
/// Columns and rows are the picture's. Coverage runs from 0 to 256. The sweep is generic over its
/// painter, so that within this module each painter is specialised and no call is dynamic.
protocol SpanPainter {
  /// Paints a whole row.
  mutating func paint(_ row: CoverageRow)
  /// Paints a whole row that is filled from side to side.
  mutating func paint(_ row: FilledRow)
  /// All calls until the next one are about row `y`.
  mutating func begin(row y: Int)
  /// Pixels side by side that are covered equally, and not by 0.
  mutating func span(from x: Int, to end: Int, coverage: UInt32)
  /// Four pixels side by side from column `x`, each with a coverage of its own, maybe 0.
  ///
  /// At least the first one is in the shape's region. Those right of it have none; there is memory
  /// for them, but they must not change.
  mutating func quad(at x: Int, coverages: SIMD4<UInt32>)
}

extension SpanPainter {
  /// Takes the row apart.
  @inline(__always)
  mutating func paint(_ row: CoverageRow) {
    begin(row: row.y)
    var group = row.groups
    let last = row.end
    while group < last {
      let (x, coverage) = (group.pointee.x &+ 4, group.pointee.coverages.w)
      let end = group[1].x
      quad(at: x &- 4, coverages: group.pointee.coverages)
      if coverage != 0 && x < end { span(from: x, to: end, coverage: coverage) }
      group += 1
    }
  }

  @inline(__always)
  mutating func paint(_ row: FilledRow) {
    begin(row: row.y)
    if row.hasLeft { quad(at: row.start, coverages: row.left) }
    let (start, end) = (row.innerStart, row.innerEnd)
    if start < end { span(from: start, to: end, coverage: 256) }
    if row.hasRight { quad(at: row.end, coverages: row.right) }
  }
}
