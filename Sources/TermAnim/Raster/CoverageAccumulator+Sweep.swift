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
    // A painter of its own, so that what it knows stays in registers.
    var own = painter
    let (left, width, words) = (region.x, region.width, wordsPerRow)
    var cells = UnsafeMutableRawPointer(cells + rows.lowerBound &* cellStride)
    var marks = marks + rows.lowerBound &* words
    let stride = cellStride &* MemoryLayout<Int32>.stride
    var y = region.y &+ rows.lowerBound
    for _ in 0..<rows.count {
      own.begin(row: y)
      Self.sweepRow(cells, marks, words, left: left, width: width, rule, into: &own)
      cells += stride
      marks += words
      y &+= 1
    }
    painter = own
  }

  @inline(__always)
  private static func sweepRow<Painter: SpanPainter, Rule: CoverageRule>(
    _ cells: UnsafeMutableRawPointer, _ marks: UnsafeMutablePointer<UInt64>, _ words: Int,
    left: Int, width: Int, _ rule: Rule.Type, into painter: inout Painter
  ) {
    var sum = SIMD4<Int32>.zero
    var x = 0
    var word = 0
    while word < words {
      var bits = marks[word]
      if bits != 0 { marks[word] = 0 }
      while bits != 0 {
        let start = (word &* 64 &+ bits.trailingZeroBitCount) &* 4
        bits &= bits &- 1
        if x < start {
          let gap = Rule.coverages(of: sum).x
          if gap != 0 { painter.span(from: left &+ x, to: left &+ start, coverage: gap) }
        }
        let cell = cells + start &* 4
        sum = runningSum(cell.load(as: SIMD4<Int32>.self), from: sum)
        cell.storeBytes(of: .zero, as: SIMD4<Int32>.self)
        x = start &+ 4
        // What edges add right of the region is for nobody.
        if start < width {
          var coverages = Rule.coverages(of: sum)
          if x > width { coverages = PixelMath.cut(coverages, after: width &- start) }
          painter.quad(at: left &+ start, coverages: coverages)
        }
        sum = SIMD4(repeating: sum.w)
      }
      word &+= 1
    }
    let rest = Rule.coverages(of: sum).x
    if x < width && rest != 0 {
      painter.span(from: left &+ x, to: left &+ width, coverage: rest)
    }
  }

  /// The sums of one, two, three and four differences and of all before them.
  ///
  /// First within halves, then across: as lanes of 64 bits, halves move by a shift.
  @inline(__always)
  private static func runningSum(
    _ cells: SIMD4<Int32>, from sum: SIMD4<Int32>
  ) -> SIMD4<Int32> {
    let moved = unsafeBitCast(cells, to: SIMD2<UInt64>.self) &<< 32
    let pairs = cells &+ unsafeBitCast(moved, to: SIMD4<Int32>.self)
    return pairs &+ (SIMD4(repeating: pairs.y) & SIMD4(0, 0, -1, -1)) &+ sum
  }
}
