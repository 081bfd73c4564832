extension CoverageAccumulator {
  /// Hands the coverage of the edges that were taken down to `painter`, row by row.
  ///
  /// Costs what the edges' pixels and the number of spans cost, and one look per 64 pixels.
  func sweep<Painter: SpanPainter>(
    _ edges: EdgeSink, evenOdd: Bool, into painter: inout Painter
  ) {
    if evenOdd {
      sweep(edges, EvenOddRule.self, into: &painter)
    } else {
      sweep(edges, NonZeroRule.self, into: &painter)
    }
  }

  private func sweep<Painter: SpanPainter, Rule: CoverageRule>(
    _ edges: EdgeSink, _ rule: Rule.Type, into painter: inout Painter
  ) {
    // A painter of its own, so that what it knows stays in registers.
    var own = painter
    let (rows, band, groups, region) = (edges.rows, band, groups, region)
    var next = rows.lowerBound
    while next < rows.upperBound {
      let number = next >> CoverageBand.rowBits
      let part = next..<min((number &+ 1) << CoverageBand.rowBits, rows.upperBound)
      addEdges(ofBand: number, part, isAntialiased: edges.isAntialiased)
      var place = band.place(row: next)
      for row in part {
        let end = place.takeGroups(into: groups, left: region.x, rule)
        let count = Self.cut(groups, end, after: region.maxX)
        own.paint(CoverageRow(y: region.y &+ row, groups: groups, count: count))
        place.advance()
      }
      next = part.upperBound
    }
    painter = own
  }

  /// Adds the areas of all edges in the rows of a band.
  @inline(never)
  private func addEdges(ofBand number: Int, _ rows: Range<Int>, isAntialiased: Bool) {
    let (band, end) = (band, rows.upperBound << ShapeEdge.fractionBits)
    table.pointee.take(band: number) { edge in
      band.add(edge, rows: rows, isAntialiased: isAntialiased)
      return edge.y1 > end
    }
  }

  /// The number of groups, without those right of the region, which are ended with its border.
  ///
  /// What edges add right of the region is for nobody.
  @inline(__always)
  private static func cut(
    _ groups: UnsafeMutablePointer<CoverageGroup>, _ end: UnsafeMutablePointer<CoverageGroup>,
    after right: Int
  ) -> Int {
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
    return end - groups
  }
}
