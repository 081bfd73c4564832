/// What a link that lags is shown: colours that are nearly right, and that neighbours share.
extension ShownScreen {
  /// The farthest that a cell left alone may be off; more would leave trails behind what moves.
  private static var leastMoved: Float { 0.06 }

  /// Compares by eye: what is near enough waits, and what is not becomes so.
  ///
  /// Where one pixel of a block is too far off, the block is divided into halves as long as one
  /// colour is not near enough to all of it; each part in which a pixel is off becomes one colour.
  func approximatePixels(_ row: Int, _ columns: Range<Int>, of grid: CellGrid) {
    forEachBlock(in: columns) { approximateBlock(row, $0, of: grid) }
  }

  /// Makes a row coarser of which every cell is drawn: nothing is known of what was there.
  func coarsen(_ row: Int, of grid: CellGrid) {
    let start = row * cells.pitch
    forEachBlock(in: 0..<grid.columns) { columns in
      guard sharpened <= 0 else { return sharpened -= columns.count }
      let first = start + columns.lowerBound
      approach(0..<columns.count, of: block(row, columns, of: grid), .max) { cell, upper, lower in
        (cells.foreground[first + cell], cells.background[first + cell]) = (upper, lower)
      }
      waitUnlessExact(row, columns, of: grid)
    }
  }

  private func forEachBlock(in columns: Range<Int>, _ body: (Range<Int>) -> Void) {
    let widest = PixelBlock.widest
    var column = columns.lowerBound
    while column < columns.upperBound {
      let end = min((column / widest + 1) * widest, columns.upperBound)
      body(column..<end)
      column = end
    }
  }

  private func block(_ row: Int, _ columns: Range<Int>, of grid: CellGrid) -> PixelBlock {
    let first = row * grid.pitch + columns.lowerBound
    return PixelBlock(
      upper: grid.foreground + first, lower: grid.background + first, count: columns.count)
  }

  private func waitUnlessExact(_ row: Int, _ columns: Range<Int>, of grid: CellGrid) {
    let start = row * grid.pitch
    if columns.contains(where: { differs(start + $0, from: grid) }) { wait(row, columns) }
  }

  private func approximateBlock(_ row: Int, _ columns: Range<Int>, of grid: CellGrid) {
    let start = row * grid.pitch
    guard columns.contains(where: { differs(start + $0, from: grid) }) else { return }
    if sharpened > 0 { return sharpen(row, columns, of: grid) }
    let first = start + columns.lowerBound
    let block = block(row, columns, of: grid)
    let cellsOff = block.cells(
      fartherThan: min(fidelity.tolerance, Self.leastMoved), from: cells.foreground + first,
      cells.background + first)
    approach(0..<columns.count, of: block, cellsOff) { cell, upper, lower in
      show(upper, lower, columns.lowerBound + cell, row)
    }
    waitUnlessExact(row, columns, of: grid)
  }

  /// Makes a block exact.
  private func sharpen(_ row: Int, _ columns: Range<Int>, of grid: CellGrid) {
    let start = row * grid.pitch
    for column in columns where differs(start + column, from: grid) {
      show(grid.foreground[start + column], grid.background[start + column], column, row)
      sharpened -= 1
    }
  }

  private func approach(
    _ part: Range<Int>, of block: PixelBlock, _ cellsOff: UInt8,
    show: (_ cell: Int, _ upper: CellColor, _ lower: CellColor) -> Void
  ) {
    guard part.contains(where: { cellsOff & 1 << UInt8($0) != 0 }) else { return }
    if let color = block.commonColor(of: part, within: fidelity.tolerance) {
      for cell in part { show(cell, color, color) }
    } else if part.count == 1 {
      let (upper, lower) = block.colors(of: part.lowerBound, within: fidelity.tolerance)
      show(part.lowerBound, upper, lower)
    } else {
      let middle = part.lowerBound + part.count / 2
      approach(part.lowerBound..<middle, of: block, cellsOff, show: show)
      approach(middle..<part.upperBound, of: block, cellsOff, show: show)
    }
  }

  private func show(_ upper: CellColor, _ lower: CellColor, _ column: Int, _ row: Int) {
    let index = row * cells.pitch + column
    guard cells.foreground[index] != upper || cells.background[index] != lower else { return }
    addPixels(column, row)
    (cells.foreground[index], cells.background[index]) = (upper, lower)
  }
}
