extension CoverageBand {
  /// Adds what narrow pieces of edges change, all of which lie within the region.
  ///
  /// Four are added at a time, from the four quarters of the list: pieces that follow each other
  /// often change the same cells, and would have to wait for each other. There must be room for
  /// three more pieces behind the last one.
  func add(_ pieces: UnsafeMutablePointer<EdgePiece>, count: Int) {
    guard count > 0 else { return }
    let quarter = (count &+ 3) >> 2
    for index in count..<4 &* quarter {
      pieces[index] = pieces[count &- 1]
      pieces[index].height = 0
    }
    for index in 0..<quarter {
      let areas = PieceAreas(
        pieces, at: index, index &+ quarter, index &+ 2 &* quarter, index &+ 3 &* quarter)
      let changes = areas.changesByPiece
      add(changes.0, at: Int(areas.cells.x))
      add(changes.1, at: Int(areas.cells.y))
      add(changes.2, at: Int(areas.cells.z))
      add(changes.3, at: Int(areas.cells.w))
    }
  }

  /// Adds to four cells of a row.
  @inline(__always)
  private func add(_ changes: SIMD4<Int32>, at cell: Int) {
    let target = UnsafeMutableRawPointer(cells + cell)
    let sums = target.loadUnaligned(as: SIMD4<Int32>.self) &+ changes
    target.storeBytes(of: sums, as: SIMD4<Int32>.self)
    mark(cell)
  }

  /// Adds a piece that may cross many columns, and may lie anywhere: what is left of the region
  /// counts in its first column, and what is right of it does not count.
  func addAnywhere(_ piece: EdgePiece) {
    let (row, left, right) = (
      Int(piece.row), Int(min(piece.x0, piece.x1)), Int(max(piece.x0, piece.x1))
    )
    let column = left >> 8
    guard column < width else { return }
    if right <= 0 {
      cells[row] &+= piece.height &* 512
      mark(row)
    } else if right &- column << 8 > PieceAreas.columnCount << 8 {
      add(WideAreas(piece), row: row)
    } else {
      add(changes(of: piece), row: row, column: column)
    }
  }

  private func changes(of piece: EdgePiece) -> SIMD4<Int32> {
    withUnsafePointer(to: piece) { PieceAreas($0, at: 0, 0, 0, 0).changesByPiece.0 }
  }

  private func add(_ changes: SIMD4<Int32>, row: Int, column: Int) {
    if column >= 0 {
      add(changes, at: row &+ column)
    } else {
      for index in 0..<4 { cells[row &+ max(column &+ index, 0)] &+= changes[index] }
      mark(row)
    }
  }
}
