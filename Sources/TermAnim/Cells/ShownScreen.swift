/// What a terminal shows, as far as it is known, and the differences from what it shall show.
///
/// A class because there is one for each terminal and it owns memory as large as the screen.
final class ShownScreen {
  /// The cells on the screen once the changes found so far are written.
  private(set) var cells: CellGrid
  /// The places of changed cells in rows of pixels, row by row.
  let pixelChanges = ScratchBuffer<CellPlace>()
  private(set) var pixelChangeCount = 0
  /// The places of changed cells in rows that have or had characters, row by row.
  let characterChanges = ScratchBuffer<CellPlace>()
  private(set) var characterChangeCount = 0

  /// How near what is shown has to be to what it should be.
  private(set) var fidelity = Fidelity.exact
  /// How many more cells of this frame may be made exact where the tolerance lets them be.
  var sharpened = 0

  /// Where each row is to be compared whatever the next frame's damage is.
  private let pending = ScratchBuffer<ColumnSpan>()
  /// Whether `pending` has any column.
  private(set) var isPending = false
  /// Whether it is known what is in each row.
  private let isKnown = ScratchBuffer<Bool>()
  private var latest: (grid: CellGrid, version: Int)?
  private let marks = ScratchBuffer<Bool>()

  init() {
    cells = CellGrid(columns: 0, rows: 0)
  }

  /// Nothing is known about the screen any more.
  func forget() {
    for row in 0..<cells.rows { forget(row: row) }
  }

  /// The changes found last were never written.
  func forgetChanges() {
    for index in 0..<pixelChangeCount { forget(row: pixelChanges.base[index].row) }
    for index in 0..<characterChangeCount { forget(row: characterChanges.base[index].row) }
  }

  private func forget(row: Int) {
    isKnown.base[row] = false
    pending.base[row] = ColumnSpan(0..<cells.columns)
    isPending = true
  }

  /// Finds the cells of `grid` that are not on the screen yet and takes them to be from now on.
  ///
  /// Cells of pixels are shown only as nearly as `fidelity` wants, and compared again in every
  /// frame until they are exact. Looks only at what was damaged since the frame before, if that was
  /// looked at too.
  func findChanges(of grid: CellGrid, fidelity: Fidelity) {
    adopt(grid)
    (self.fidelity, sharpened) = (fidelity, fidelity.sharpenedCells)
    (pixelChangeCount, characterChangeCount) = (0, 0)
    let missedFrames = latest.map { $0.grid !== grid || grid.version > $0.version + 1 } ?? true
    let isNew = missedFrames || grid.version != latest?.version
    latest = (grid, grid.version)
    guard missedFrames || isPending || isNew && grid.isDamaged else { return }
    isPending = false
    let (pending, damage) = (pending.base, grid.damage)
    for row in 0..<grid.rows {
      var span = pending[row]
      if missedFrames { span = ColumnSpan(0..<grid.columns) }
      if isNew { span.formUnion(damage[row]) }
      if !span.isEmpty { compare(row, span.columns, of: grid) }
    }
  }

  private func adopt(_ grid: CellGrid) {
    if grid.columns != cells.columns || grid.rows != cells.rows {
      cells = CellGrid(columns: grid.columns, rows: grid.rows)
      pending.reserve(grid.rows)
      isKnown.reserve(grid.rows)
      forget()
      pixelChanges.reserve(grid.columns * grid.rows)
      characterChanges.reserve(grid.columns * grid.rows)
      marks.reserve(grid.columns)
      latest = nil
    } else if let latest, latest.grid.clusters !== grid.clusters {
      // The same number may mean another cluster.
      for row in 0..<cells.rows where cells.hasCharacters[row] { forget(row: row) }
    }
  }

  private func compare(_ row: Int, _ columns: Range<Int>, of grid: CellGrid) {
    pending.base[row] = .empty
    let isApproximate = isKnown.base[row] && fidelity.tolerance > 0
    if grid.hasCharacters[row] || cells.hasCharacters[row] {
      if isApproximate, !hasUncertainCharacters(row, of: grid) {
        approximateRow(row, of: grid)
      } else {
        compareCharacters(row, of: grid)
      }
      cells.hasCharacters[row] = grid.hasCharacters[row]
    } else if !isKnown.base[row] {
      takeWhole(row, of: grid)
    } else if isApproximate {
      approximatePixels(row, columns, of: grid)
    } else {
      comparePixels(row, columns, of: grid)
    }
    isKnown.base[row] = true
  }

  private func takeWhole(_ row: Int, of grid: CellGrid) {
    for column in 0..<grid.columns { addPixels(column, row) }
    copy(row, 0..<grid.columns, of: grid)
    if fidelity.tolerance > 0 { coarsen(row, of: grid) }
  }

  func addPixels(_ column: Int, _ row: Int) {
    pixelChanges.base[pixelChangeCount] = CellPlace(column: column, row: row)
    pixelChangeCount += 1
  }

  private func addCharacter(_ column: Int, _ row: Int) {
    characterChanges.base[characterChangeCount] = CellPlace(column: column, row: row)
    characterChangeCount += 1
  }

  /// Lets some cells be compared again in the next frame.
  func wait(_ row: Int, _ columns: Range<Int>) {
    pending.base[row].formUnion(ColumnSpan(columns))
    isPending = true
  }

  private func copy(_ row: Int, _ columns: Range<Int>, of grid: CellGrid) {
    let (start, count) = (row * grid.pitch + columns.lowerBound, columns.count)
    (cells.foreground + start).update(from: grid.foreground + start, count: count)
    (cells.background + start).update(from: grid.background + start, count: count)
    (cells.glyphs + start).update(from: grid.glyphs + start, count: count)
  }
}

// MARK: Rows of pixels

extension ShownScreen {
  /// Compares exactly: eight cells at a time where they are likely all the same, or all different.
  private func comparePixels(_ row: Int, _ columns: Range<Int>, of grid: CellGrid) {
    let start = row * grid.pitch
    let (upper, lower) = (grid.foreground + start, grid.background + start)
    let (shownUpper, shownLower) = (cells.foreground + start, cells.background + start)
    let changes = pixelChanges.base
    var (column, count) = (columns.lowerBound, pixelChangeCount)
    var areLikelyEqual = true
    while column < columns.upperBound {
      let end = min(column + 8, columns.upperBound)
      if !areLikelyEqual || end - column < 8
        || !CellColor.areEightEqual(upper + column, shownUpper + column)
        || !CellColor.areEightEqual(lower + column, shownLower + column)
      {
        if !areLikelyEqual, end - column == 8,
          CellColor.replaceEight(
            upper + column, lower + column, on: shownUpper + column, shownLower + column)
        {
          CellPlace.storeEight(from: column, row: row, to: changes + count)
          (column, count) = (end, count + 8)
          continue
        }
        let before = count
        for index in column..<end {
          let isChanged = upper[index] != shownUpper[index] || lower[index] != shownLower[index]
          changes[count] = CellPlace(column: index, row: row)
          count += isChanged ? 1 : 0
          (shownUpper[index], shownLower[index]) = (upper[index], lower[index])
        }
        areLikelyEqual = count - before < 8
      }
      column = end
    }
    pixelChangeCount = count
  }
}

// MARK: Rows with characters

extension ShownScreen {
  /// Compares a whole row, so that wide characters are only ever written as a whole.
  private func compareCharacters(_ row: Int, of grid: CellGrid) {
    let start = row * grid.pitch
    var isChanged = false
    for column in 0..<grid.columns {
      let index = start + column
      marks.base[column] = !isKnown.base[row] || differs(index, from: grid)
      isChanged = isChanged || marks.base[column]
    }
    guard isChanged else { return }
    markReach(row, of: grid)
    for column in 0..<grid.columns where marks.base[column] { addCharacter(column, row) }
    copy(row, 0..<grid.columns, of: grid)
  }

  /// Compares a row without uncertain characters: pixels by eye, and characters exactly.
  private func approximateRow(_ row: Int, of grid: CellGrid) {
    let start = row * grid.pitch
    var column = 0
    while column < grid.columns {
      let first = column
      while column < grid.columns, arePixels(start + column, of: grid) { column += 1 }
      if first < column { approximatePixels(row, first..<column, of: grid) }
      guard column < grid.columns else { return }
      if differs(start + column, from: grid) {
        addCharacter(column, row)
        copy(row, column..<column + 1, of: grid)
      }
      column += 1
    }
  }

  /// Whether a cell has been one of pixels and stays one.
  private func arePixels(_ index: Int, of grid: CellGrid) -> Bool {
    grid.glyphs[index].isPixels && cells.glyphs[index].isPixels
  }

  /// Whether a cell is not shown exactly.
  func differs(_ index: Int, from grid: CellGrid) -> Bool {
    grid.glyphs[index] != cells.glyphs[index] || grid.foreground[index] != cells.foreground[index]
      || grid.background[index] != cells.background[index]
  }

  private func hasUncertainCharacters(_ row: Int, of grid: CellGrid) -> Bool {
    let start = row * grid.pitch
    return (start..<start + grid.columns).contains {
      grid.glyphs[$0].isUncertain || cells.glyphs[$0].isUncertain
    }
  }

  /// Marks what lies in the reach of uncertain characters that are written or written over.
  ///
  /// Halves of wide characters need no marks: a cell gains or loses one only by changing itself.
  private func markReach(_ row: Int, of grid: CellGrid) {
    let start = row * grid.pitch
    for column in 0..<grid.columns where marks.base[column] {
      let index = start + column
      guard grid.glyphs[index].isUncertain || cells.glyphs[index].isUncertain else { continue }
      for reached in column..<min(column + CellGrid.uncertainReach, grid.columns) {
        marks.base[reached] = true
      }
    }
  }
}
