/// From contours to the areas of their edges.
extension CoverageAccumulator {
  /// Adds the areas of the edges that need no bands, those of a small region, and sorts the others
  /// by bands.
  @inline(never)
  func takeEdges(isAntialiased: Bool) {
    let bandCount = isSmall ? 1 : max(region.height - 1, 0) >> CoverageBand.rowBits + 1
    table.pointee.reset(bands: bandCount + 1)
    let count = list.pointee.contours.count
    var queue = PieceQueue(for: band(from: 0), memory: pieces)
    let mayAdd = isSmall && isAntialiased
    let size = SIMD2(Int32(region.width << 8), Int32(region.height << 8))
    var first = 0
    for index in 0..<count {
      let contour = list.pointee.contours[index]
      let isInside = all(contour.least .>= 0) && all(contour.most .<= size)
      if !mayAdd {
        sort(contour, from: first)
      } else if isInside {
        add(contour, from: first, to: &queue)
      } else {
        addPart(of: contour, from: first, to: &queue)
      }
      first = Int(contour.end)
    }
    queue.flush()
  }

  /// Adds the areas of a contour that lies in a small region.
  @inline(__always)
  private func add(_ contour: Contour, from first: Int, to queue: inout PieceQueue) {
    let direction = Int(contour.direction)
    forEachLine(of: contour, from: first) { x0, y0, x1, y1 in
      let row = min(y0, y1) >> 8
      if (max(y0, y1) &- 1) >> 8 <= row && abs(x1 &- x0) <= PieceAreas.mostWidth {
        queue.reserve(1)
        queue.append(
          from: x0, to: x1, height: (y1 &- y0) &* direction, row: row &* queue.band.stride)
      } else if y0 != y1 {
        queue.append(ShapeEdge(from: (x0, y0), to: (x1, y1), direction: direction))
      }
    }
  }

  /// Adds the areas of what a contour that leaves a small region has in it.
  @inline(__always)
  private func addPart(of contour: Contour, from first: Int, to queue: inout PieceQueue) {
    let rows = 0..<region.height
    forEachNearEdge(of: contour, from: first) { edge in queue.append(edge, rows: rows) }
  }

  /// Puts edges down in the bands in which they begin, unless they lie beside the region.
  private func sort(_ contour: Contour, from first: Int) {
    let bits = isSmall ? 63 : ShapeEdge.fractionBits &+ CoverageBand.rowBits
    forEachNearEdge(of: contour, from: first) { edge in
      table.pointee.add(edge, band: Int(max(edge.y0, 0)) >> bits)
    }
  }

  /// Hands over the edges of a contour, but for those that lie beside the region.
  @inline(__always)
  private func forEachNearEdge(
    of contour: Contour, from first: Int, _ body: (ShapeEdge) -> Void
  ) {
    let direction = Int(contour.direction)
    let (right, bottom) = (region.width << 8, region.height << 8)
    forEachLine(of: contour, from: first) { x0, y0, x1, y1 in
      let (upper, lower) = (min(y0, y1), max(y0, y1))
      guard upper < lower, upper < bottom, lower > 0, min(x0, x1) < right else { return }
      body(ShapeEdge(from: (x0, y0), to: (x1, y1), direction: direction))
    }
  }

  /// Hands over the lines of a contour.
  @inline(__always)
  private func forEachLine(
    of contour: Contour, from first: Int,
    _ body: (_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) -> Void
  ) {
    var point = list.pointee.points + first
    let end = list.pointee.points + Int(contour.end)
    let last = end[-1]
    var (x0, y0) = (Int(last.x), Int(last.y))
    while point < end {
      let (x, y) = (Int(point.pointee.x), Int(point.pointee.y))
      body(x0, y0, x, y)
      (x0, y0) = (x, y)
      point += 1
    }
  }

  /// Adds the areas of the edges that have been sorted into a band, in some of its rows.
  @inline(never)
  func addEdges(
    ofBand number: Int, _ rows: Range<Int>, to band: CoverageBand, isAntialiased: Bool
  ) {
    let end = rows.upperBound << ShapeEdge.fractionBits
    var queue = PieceQueue(for: band, memory: pieces)
    table.pointee.take(band: number) { edge in
      if isAntialiased {
        queue.append(edge, rows: rows)
      } else {
        band.addCentres(edge, rows: rows)
      }
      return edge.y1 > end
    }
    queue.flush()
  }
}
