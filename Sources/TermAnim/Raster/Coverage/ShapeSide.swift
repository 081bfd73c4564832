/// One of the two sides of a shape, from its top to its bottom.
///
/// Where it crosses the borders between rows says all of rows in which it is straight: four of them
/// are worked out at a time. In a row in which it has corners the areas of its pieces are added up.
///
/// Coordinates are in units of 1/256 pixel from the corner of the shape's region; rows are counted
/// from the region's first. A borrowed view of memory that `ShapeSides` owns.
struct ShapeSide: BitwiseCopyable {
  /// Rows of memory beyond those of a region: a border more, and what is worked out too far.
  static let spareRows = 8
  /// Pieces of memory beyond two for each point.
  static let sparePieces = 4

  /// Where it crosses the upper border of each row, and after those the lower one of the last.
  let crossings: UnsafeMutablePointer<Int32>
  /// Its leftmost place in each row.
  let leftmost: UnsafeMutablePointer<Int32>
  /// Twice what is right of it in four pixels of each row, from the one on that has the leftmost
  /// place: exact if it leaves the row before the last of them ends.
  let areas: UnsafeMutablePointer<SIMD4<Int32>>
  /// Its pieces in rows that have corners, from the top.
  let pieces: UnsafeMutablePointer<EdgePiece>
  private var pieceCount = 0
  /// The first piece that has not been passed on.
  private var nextPiece = 0
  /// The rows of the region.
  private var rowCount = 0
  /// 1 if areas right of it count, -1 if they are taken away.
  private var sign = 1

  /// A side with memory of its own.
  init(rowCapacity: Int, pieceCapacity: Int) {
    crossings = .allocate(capacity: rowCapacity)
    crossings.initialize(repeating: 0, count: rowCapacity)
    leftmost = .allocate(capacity: rowCapacity)
    areas = .allocate(capacity: rowCapacity)
    pieces = .allocate(capacity: pieceCapacity)
  }

  func deallocate() {
    crossings.deallocate()
    leftmost.deallocate()
    areas.deallocate()
    pieces.deallocate()
  }
}

// MARK: - Following an outline

extension ShapeSide {
  /// Begins anew in a region of some rows.
  mutating func begin(rowCount: Int, sign: Int) {
    (self.rowCount, self.sign, pieceCount, nextPiece) = (rowCount, sign, 0, 0)
  }

  /// Follows an outline as long as it does not rise, at most from `first` to `last`; the result is
  /// how far it came, or nil if it is level between its highest and its lowest place.
  @inline(__always)
  mutating func follow(
    from first: UnsafePointer<SIMD2<Int32>>, to last: UnsafePointer<SIMD2<Int32>>, step: Int,
    _ contour: Contour
  ) -> UnsafePointer<SIMD2<Int32>>? {
    var point = first
    while point != last {
      let (start, end) = (point.pointee, point[step])
      if end.y > start.y {
        add(from: start, to: end)
      } else if end.y < start.y {
        break
      } else if end.x != start.x && start.y != contour.least.y && start.y != contour.most.y {
        return nil
      }
      point += step
    }
    return point
  }

  /// Adds an edge that runs down.
  @inline(__always)
  private mutating func add(from start: SIMD2<Int32>, to end: SIMD2<Int32>) {
    let (x0, y0, x1, y1) = (Int(start.x), Int(start.y), Int(end.x), Int(end.y))
    let (first, last) = (max((y0 &+ 255) >> 8, 0), min(y1 >> 8, rowCount))
    let (beginsInside, endsInside) = (y0 > 0, y1 < rowCount << 8)
    if first <= last {
      cross(ShapeEdge(x0: start.x, y0: start.y, x1: end.x, y1: end.y, sign: 1), first...last)
      if y0 & 255 != 0 && beginsInside {
        append(from: x0, to: Int(crossings[first]), height: first << 8 &- y0, row: first &- 1)
      }
      if y1 & 255 != 0 && endsInside {
        append(from: Int(crossings[last]), to: x1, height: y1 &- last << 8, row: last)
      }
    } else if beginsInside && endsInside {
      append(from: x0, to: x1, height: y1 &- y0, row: y0 >> 8)
    }
  }

  /// Takes down where an edge crosses the upper borders of some rows.
  @inline(__always)
  private func cross(_ edge: ShapeEdge, _ rows: ClosedRange<Int>) {
    var walk = EdgeWalk(edge, from: rows.lowerBound << 8)
    var row = rows.lowerBound
    repeat {
      crossings[row] = Int32(truncatingIfNeeded: walk.x)
      walk.descend(by: 256)
      row &+= 1
    } while row <= rows.upperBound
  }

  @inline(__always)
  private mutating func append(from x0: Int, to x1: Int, height: Int, row: Int) {
    pieces[pieceCount] = EdgePiece(
      x0: Int32(truncatingIfNeeded: x0), x1: Int32(truncatingIfNeeded: x1),
      height: Int32(truncatingIfNeeded: height &* sign), row: Int32(truncatingIfNeeded: row))
    pieceCount &+= 1
  }
}

// MARK: - Areas

extension ShapeSide {
  /// Works out the areas of some rows, all of which it crosses.
  func settle(_ rows: Range<Int>) {
    settleStraight(rows)
    clearCorners()
    addPieces()
  }

  /// Works out rows as if it were straight in each, and up to three more.
  @inline(__always)
  private func settleStraight(_ rows: Range<Int>) {
    let height = SIMD4(repeating: Int32(truncatingIfNeeded: 256 &* sign))
    var row = rows.lowerBound
    while row < rows.upperBound {
      let from = UnsafeRawPointer(crossings + row).loadUnaligned(as: SIMD4<Int32>.self)
      let to = UnsafeRawPointer(crossings + (row &+ 1)).loadUnaligned(as: SIMD4<Int32>.self)
      let lanes = EdgePiece.Lanes(from: from, to: to, height: height, row: SIMD4<Int32>())
      let start = SIMD4<Float>(lanes.left & 255)
      let columns = ColumnAreas.areas(
        width: SIMD4<Float>(lanes.width), height: SIMD4<Float>(height)
      ) { SIMD4(repeating: $0) - start }
      let byRow = ColumnAreas.transposed(columns)
      UnsafeMutableRawPointer(leftmost + row).storeBytes(of: lanes.left, as: SIMD4<Int32>.self)
      (areas[row], areas[row &+ 1]) = (byRow.0, byRow.1)
      (areas[row &+ 2], areas[row &+ 3]) = (byRow.2, byRow.3)
      row &+= 4
    }
  }

  /// Begins the rows with corners anew.
  private func clearCorners() {
    var (row, left) = (Int32(-1), Int32.max)
    for index in 0..<pieceCount {
      let piece = pieces[index]
      if piece.row != row { (row, left) = (piece.row, .max) }
      left = min(left, min(piece.x0, piece.x1))
      leftmost[Int(row)] = left
      areas[Int(row)] = SIMD4<Int32>()
    }
  }

  /// Adds the pieces in rows with corners.
  private func addPieces() {
    guard pieceCount > 0 else { return }
    for index in pieceCount..<(pieceCount &+ 3) & ~3 {
      pieces[index] = pieces[pieceCount &- 1]
      pieces[index].height = 0
    }
    var piece = UnsafePointer(pieces)
    let (none, end) = (SIMD4<Float>(), piece + pieceCount)
    while piece < end {
      let lanes = EdgePiece.lanes(piece, piece + 1, piece + 2, piece + 3)
      let start = SIMD4<Float>(lanes.left &- leftBorders(lanes.row))
      let columns = ColumnAreas.areas(
        width: SIMD4<Float>(lanes.width), height: SIMD4<Float>(lanes.height)
      ) { border in
        let way = SIMD4(repeating: border) - start
        return way.replacing(with: none, where: way .< none)
      }
      let byPiece = ColumnAreas.transposed(columns)
      areas[Int(lanes.row.x)] &+= byPiece.0
      areas[Int(lanes.row.y)] &+= byPiece.1
      areas[Int(lanes.row.z)] &+= byPiece.2
      areas[Int(lanes.row.w)] &+= byPiece.3
      piece += 4
    }
  }

  /// The left borders of the pixels that have the leftmost places of four rows.
  @inline(__always)
  private func leftBorders(_ rows: SIMD4<Int32>) -> SIMD4<Int32> {
    let places = SIMD4(
      leftmost[Int(rows.x)], leftmost[Int(rows.y)], leftmost[Int(rows.z)], leftmost[Int(rows.w)])
    return places & ~255
  }

  /// Adds what it has of a row to the row of cells that begins with the cell 0; each row is asked
  /// for once, from the top.
  mutating func addPieces(of row: Int, to band: CoverageBand) {
    while nextPiece < pieceCount && Int(pieces[nextPiece].row) < row { nextPiece &+= 1 }
    let first = nextPiece
    while nextPiece < pieceCount && Int(pieces[nextPiece].row) == row {
      var piece = pieces[nextPiece]
      piece.row = 0
      band.addAnywhere(piece)
      nextPiece &+= 1
    }
    guard nextPiece == first else { return }
    band.addAnywhere(
      EdgePiece(
        x0: crossings[row], x1: crossings[row &+ 1],
        height: Int32(truncatingIfNeeded: 256 &* sign), row: 0))
  }
}
