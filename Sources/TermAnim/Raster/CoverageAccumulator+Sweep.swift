extension CoverageAccumulator {
  /// Hands the coverage that `edges` left behind to `painter`, and returns to zero.
  ///
  /// Costs what the edges' pixels and the number of spans cost, and one look per 256 pixels.
  func sweep<Painter: SpanPainter>(
    _ edges: EdgeSink, evenOdd: Bool, into painter: inout Painter
  ) {
    guard edges.firstRow < edges.endRow else { return }
    for row in edges.firstRow..<edges.endRow {
      painter.begin(row: region.y &+ row)
      if evenOdd {
        sweepRow(row, into: &painter) { Self.evenOddCoverage($0) }
      } else {
        sweepRow(row, into: &painter) { Self.windingCoverage($0) }
      }
    }
  }

  @inline(__always)
  private func sweepRow<Painter: SpanPainter>(
    _ row: Int, into painter: inout Painter, coverage: (SIMD4<Int32>) -> SIMD4<UInt32>
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
          let gap = coverage(sum).x
          if gap != 0 { painter.span(from: left &+ x, to: left &+ start, coverage: gap) }
        }
        let cell = cells + start &* 4
        sum = Self.runningSum(cell.load(as: SIMD4<Int32>.self), from: sum)
        cell.storeBytes(of: .zero, as: SIMD4<Int32>.self)
        var coverages = coverage(sum)
        x = start &+ 4
        if x > width { coverages = Self.cut(coverages, after: width &- start) }
        painter.quad(at: left &+ start, coverages: coverages)
        sum = SIMD4(repeating: sum.w)
      }
    }
    let rest = coverage(sum).x
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

  /// Coverages from 0 to 256 under the non-zero rule.
  @inline(__always)
  private static func windingCoverage(_ sums: SIMD4<Int32>) -> SIMD4<UInt32> {
    let sign = sums &>> 31
    let area = ((sums ^ sign) &- sign &+ 256) &>> 9
    let cut = area.replacing(with: 256, where: area .> 256)
    return unsafeBitCast(cut, to: SIMD4<UInt32>.self)
  }

  /// Coverages from 0 to 256 under the even-odd rule: up and down again with every layer.
  @inline(__always)
  private static func evenOddCoverage(_ sums: SIMD4<Int32>) -> SIMD4<UInt32> {
    let full = Int32(fullSum)
    let phase = sums & (2 &* full &- 1)
    let area = phase.replacing(with: 2 &* full &- phase, where: phase .> full)
    return unsafeBitCast((area &+ 256) &>> 9, to: SIMD4<UInt32>.self)
  }
}
