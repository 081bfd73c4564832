extension CoverageAccumulator {
  /// Hands the coverage that `edges` left behind to `painter`, and returns to zero.
  ///
  /// Costs what the edges' pixels and the number of spans cost, and one look per 256 pixels.
  func sweep<Painter: SpanPainter>(
    _ edges: EdgeSink, evenOdd: Bool, into painter: inout Painter
  ) {
    guard edges.firstRow < edges.endRow else { return }
    let rows = edges.firstRow..<edges.endRow
    if evenOdd {
      sweep(rows, EvenOddRule.self, into: &painter)
    } else {
      sweep(rows, NonZeroRule.self, into: &painter)
    }
  }

  private func sweep<Painter: SpanPainter, Rule: CoverageRule>(
    _ rows: Range<Int>, _ rule: Rule.Type, into painter: inout Painter
  ) {
    for row in rows {
      painter.begin(row: region.y &+ row)
      sweepRow(row, rule, into: &painter)
    }
  }

  @inline(__always)
  private func sweepRow<Painter: SpanPainter, Rule: CoverageRule>(
    _ row: Int, _ rule: Rule.Type, into painter: inout Painter
  ) {
    let cells = UnsafeMutableRawPointer(cells + row &* cellStride)
    let marks = marks + row &* wordsPerRow
    let (left, width, words) = (region.x, region.width, wordsPerRow)
    var sum = SIMD4<Int32>.zero
    var x = 0
    for word in 0..<words {
      var bits = marks[word]
      guard bits != 0 else { continue }
      marks[word] = 0
      while bits != 0 {
        let start = (word &* 64 &+ bits.trailingZeroBitCount) &* 4
        bits &= bits &- 1
        if x < start {
          let gap = Rule.coverages(of: sum).x
          if gap != 0 { painter.span(from: left &+ x, to: left &+ start, coverage: gap) }
        }
        let cell = cells + start &* 4
        sum = Self.runningSum(cell.load(as: SIMD4<Int32>.self), from: sum)
        cell.storeBytes(of: .zero, as: SIMD4<Int32>.self)
        var coverages = Rule.coverages(of: sum)
        x = start &+ 4
        if x > width { coverages = Self.cut(coverages, after: width &- start) }
        painter.quad(at: left &+ start, coverages: coverages)
        sum = SIMD4(repeating: sum.w)
      }
    }
    let rest = Rule.coverages(of: sum).x
    if x < width && rest != 0 {
      painter.span(from: left &+ x, to: left &+ width, coverage: rest)
    }
  }

  /// The sums of one, two, three and four differences and of all before them.
  @inline(__always)
  private static func runningSum(
    _ cells: SIMD4<Int32>, from sum: SIMD4<Int32>
  ) -> SIMD4<Int32> {
    let pairs = cells &+ SIMD4(0, cells.x, cells.y, cells.z)
    return pairs &+ SIMD4(0, 0, pairs.x, pairs.y) &+ sum
  }

  /// Coverages with those from the `count`th on made 0.
  @inline(__always)
  private static func cut(_ coverages: SIMD4<UInt32>, after count: Int) -> SIMD4<UInt32> {
    let places = SIMD4<Int32>(0, 1, 2, 3)
    let isOutside = places .>= Int32(truncatingIfNeeded: max(count, 0))
    return coverages.replacing(with: 0, where: isOutside)
  }
}
