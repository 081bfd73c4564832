extension CoverageAccumulator {
  /// Hands the coverage that `edges` left behind to `painter`, and returns to zero.
  ///
  /// Costs what the edges' pixels and the number of spans cost, and one look per 64 pixels.
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
    _ row: Int, into painter: inout Painter, coverage: (Int32) -> UInt32
  ) {
    let cells = cells + row &* cellStride
    let marks = marks + row &* wordsPerRow
    let (left, width) = (region.x, region.width)
    var sum: Int32 = 0
    var x = 0
    var carry: UInt64 = 0
    for word in 0..<wordsPerRow {
      let marked = marks[word]
      var bits = marked | marked << 1 | carry
      carry = marked >> 63
      guard bits != 0 else { continue }
      marks[word] = 0
      while bits != 0 {
        let shift = bits.trailingZeroBitCount
        let start = word &* 64 &+ shift
        let length = (~(bits >> UInt64(shift))).trailingZeroBitCount
        bits = length &+ shift >= 64 ? 0 : bits & (~0 << UInt64(shift &+ length))
        if x < start {
          let gap = coverage(sum)
          if gap != 0 { painter.span(from: left &+ x, to: left &+ start, coverage: gap) }
        }
        for index in 0..<length {
          sum = sum &+ cells[start &+ index]
          cells[start &+ index] = 0
          runCoverage[index] = UInt16(truncatingIfNeeded: coverage(sum))
        }
        x = start &+ length
        let count = min(x, width) &- start
        if count > 0 {
          painter.run(from: left &+ start, coverages: UnsafePointer(runCoverage), count: count)
        }
      }
    }
    let rest = coverage(sum)
    if x < width && rest != 0 {
      painter.span(from: left &+ x, to: left &+ width, coverage: rest)
    }
  }

  /// Coverage from 0 to 256 under the non-zero rule.
  @inline(__always)
  private static func windingCoverage(_ sum: Int32) -> UInt32 {
    let area = sum < 0 ? 0 &- sum : sum
    return UInt32(truncatingIfNeeded: min((area &+ 256) >> 9, 256))
  }

  /// Coverage from 0 to 256 under the even-odd rule: up and down again with every layer.
  @inline(__always)
  private static func evenOddCoverage(_ sum: Int32) -> UInt32 {
    let full = Int32(fullSum)
    let phase = sum & (2 &* full &- 1)
    let area = phase > full ? 2 &* full &- phase : phase
    return UInt32(truncatingIfNeeded: (area &+ 256) >> 9)
  }
}
