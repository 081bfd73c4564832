extension CoverageAccumulator {
  /// Hands the coverage of the edges that were taken down to `painter`, row by row.
  ///
  /// Costs what the edges' pixels and the number of spans cost, and one look per 64 pixels.
  func sweep<Painter: SpanPainter>(
    _ edges: EdgeSink, evenOdd: Bool, into painter: inout Painter
  ) {
    if takeSides(edges) {
      sweepSides(edges.rows, into: &painter)
    } else {
      sweepBands(edges, evenOdd: evenOdd, into: &painter)
    }
  }

  @inline(never)
  private func sweepBands<Painter: SpanPainter>(
    _ edges: EdgeSink, evenOdd: Bool, into painter: inout Painter
  ) {
    takeEdges(isAntialiased: edges.isAntialiased)
    // A painter of its own, so that what it knows stays in registers.
    var own = painter
    let rows = edges.rows
    let bits = isSmall ? 62 : CoverageBand.rowBits
    var next = rows.lowerBound
    while next < rows.upperBound {
      let number = next >> bits
      let part = next..<min((number &+ 1) << bits, rows.upperBound)
      let band = band(from: number << bits)
      addEdges(ofBand: number, part, to: band, isAntialiased: edges.isAntialiased)
      for row in part {
        own.paint(evenOdd ? takeEvenOddRow(row, of: band) : takeRow(row, of: band))
      }
      next = part.upperBound
    }
    painter = own
  }

  /// What the cells of a row, which are then zero again, say of its pixels.
  @inline(__always)
  func takeRow(_ row: Int, of band: CoverageBand) -> CoverageRow {
    takeRow(row, of: band, NonZeroRule.self)
  }

  /// The same by the even-odd rule, which is rare, so that it has no loop in each painter's sweep.
  @inline(never)
  private func takeEvenOddRow(_ row: Int, of band: CoverageBand) -> CoverageRow {
    takeRow(row, of: band, EvenOddRule.self)
  }

  @inline(__always)
  private func takeRow<Rule: CoverageRule>(
    _ row: Int, of band: CoverageBand, _ rule: Rule.Type
  ) -> CoverageRow {
    let end = band.takeGroups(row: row, into: groups, left: region.x, rule)
    let last = Self.cut(groups, end, after: region.maxX)
    return CoverageRow(y: region.y &+ row, groups: groups, end: last)
  }

  /// The end of a row's groups, without those right of the region, which are ended with its border.
  ///
  /// What edges add right of the region is for nobody.
  @inline(__always)
  private static func cut(
    _ groups: UnsafeMutablePointer<CoverageGroup>, _ end: UnsafeMutablePointer<CoverageGroup>,
    after right: Int
  ) -> UnsafeMutablePointer<CoverageGroup> {
    var end = end
    while end > groups && end[-1].x &+ 4 > right {
      let count = right &- end[-1].x
      if count > 0 {
        end[-1].coverages = PixelMath.cut(end[-1].coverages, after: count)
        break
      }
      end -= 1
    }
    end.pointee.x = right
    return end
  }
}
