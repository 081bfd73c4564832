/// The cells of one screen, and where they changed when they were last drawn.
///
/// A class because its identity is the point: memory that an encoder draws into frame after frame
/// and lends to presenters, who tell by `version` whether they have missed a frame. Cells lie in
/// three planes, so that rows of pixels are copied and compared as a whole. Not `Sendable`: one
/// thread owns it.
public final class CellGrid {
  public let columns: Int
  public let rows: Int
  /// The upper pixel, or a character's colour.
  let foreground: UnsafeMutablePointer<CellColor>
  /// The lower pixel, or the colour behind a character.
  let background: UnsafeMutablePointer<CellColor>
  let glyphs: UnsafeMutablePointer<CellGlyph>
  /// Places in each of the planes from a cell to the one below it.
  ///
  /// Both planes of colours lie in one block, the upper and the lower line of a row one after the
  /// other as in a `PixelBuffer`, so that many rows of pixels are compared at once.
  let pitch: Int
  /// Whether a row may have glyphs other than pixels.
  let hasCharacters: UnsafeMutablePointer<Bool>
  /// Where each row changed in the last frame.
  let damage: UnsafeMutablePointer<ColumnSpan>
  /// Whether any row changed in the last frame, as whoever changes `damage` says.
  var isDamaged = true
  let clusters: ClusterTable
  /// Counts frames; a presenter that has seen all but the last needs to look at `damage` only.
  private(set) var version = 0

  /// The most columns or rows, so that a place fits into 32 bits.
  static let longestSide = 0xFFFF

  /// A grid of black pixels.
  ///
  /// - Precondition: neither length is negative or above 65535.
  public convenience init(columns: Int, rows: Int) {
    self.init(columns: columns, rows: rows, clusters: ClusterTable())
  }

  init(columns: Int, rows: Int, clusters: ClusterTable) {
    let sides = 0...Self.longestSide
    precondition(
      sides.contains(columns) && sides.contains(rows), "a grid of \(columns) x \(rows) cells")
    (self.columns, self.rows, self.clusters) = (columns, rows, clusters)
    pitch = 2 * columns
    let count = pitch * rows
    foreground = .allocateLines(capacity: count)
    foreground.initialize(repeating: CellColor(pixel: 0), count: count)
    background = foreground + columns
    glyphs = .allocate(capacity: count)
    glyphs.initialize(repeating: .pixels, count: count)
    hasCharacters = .allocate(capacity: rows)
    hasCharacters.initialize(repeating: false, count: rows)
    damage = .allocate(capacity: rows)
    damage.initialize(repeating: ColumnSpan(0..<columns), count: rows)
  }

  deinit {
    UnsafeMutableRawPointer(foreground).deallocate()
    glyphs.deallocate()
    hasCharacters.deallocate()
    damage.deallocate()
  }

  /// Begins a frame, in which nothing is damaged yet.
  func beginFrame() {
    version += 1
    guard isDamaged else { return }
    damage.update(repeating: .empty, count: rows)
    isDamaged = false
  }

  /// Makes every presenter look at every cell.
  func damageEverything() {
    version += 2
    damage.update(repeating: ColumnSpan(0..<columns), count: rows)
    isDamaged = true
  }

  /// One cell, for looking and for building grids by hand; setting one damages the whole grid.
  ///
  /// - Precondition: the place is inside the grid.
  public subscript(column: Int, row: Int) -> Cell {
    get {
      let place = index(column: column, row: row)
      return Cell(
        content: content(of: glyphs[place]), foreground: foreground[place],
        background: background[place])
    }
    set {
      let place = index(column: column, row: row)
      foreground[place] = newValue.foreground
      background[place] = newValue.background
      glyphs[place] = glyph(of: newValue.content, room: columns - column)
      hasCharacters[row] = hasCharacters[row] || newValue.content != .pixels
      damageEverything()
    }
  }

  private func index(column: Int, row: Int) -> Int {
    precondition(
      0..<columns ~= column && 0..<rows ~= row,
      "column \(column), row \(row) of a grid of \(columns) x \(rows) cells")
    return row * pitch + column
  }
}
