@testable import TermAnim

/// Random cells that can be had again from the same seed.
struct CellDice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  /// The next number of SplitMix64.
  ///
  /// Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  mutating func roll(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }
  mutating func chance(_ oneIn: Int) -> Bool { roll(0..<oneIn) == 0 }

  /// One of few colours, so that equal neighbours and pens are frequent.
  mutating func pixel() -> UInt32 {
    let few: [UInt32] = [0, 0xFF_FFFF, 0x10_2030, 0x10_2031, 0xE6_463C, 0x0A_0A64]
    return chance(8) ? UInt32(roll(0..<0x100_0000)) : few[roll(0..<few.count)]
  }

  /// A grid of pixels with runs, and here and there a word.
  mutating func grid(columns: Int, rows: Int, textOneIn: Int = 3) -> CellGrid {
    let grid = CellGrid(columns: columns, rows: rows)
    for row in 0..<rows {
      fill(row, of: grid)
      if chance(textOneIn) { write(on: row, of: grid) }
    }
    return grid
  }

  mutating func fill(_ row: Int, of grid: CellGrid) {
    var (upper, lower) = (pixel(), pixel())
    for column in 0..<grid.columns {
      if chance(4) { upper = pixel() }
      if chance(4) { lower = chance(2) ? upper : pixel() }
      grid[column, row] = Cell(
        content: .pixels, foreground: CellColor(pixel: upper), background: CellColor(pixel: lower))
    }
  }

  mutating func write(on row: Int, of grid: CellGrid) {
    var column = roll(0..<max(grid.columns / 2, 1))
    for _ in 0..<roll(1..<12) {
      let cluster = cluster()
      let columns = cluster.terminalWidth.columns
      guard column + columns <= grid.columns else { return }
      let attributes = CharacterRun.Attributes(rawValue: chance(3) ? UInt8(roll(0..<32)) : 0)
      let (ink, ground) = (CellColor(pixel: pixel()), CellColor(pixel: pixel()))
      grid[column, row] = Cell(
        content: .character(String(cluster), columns: columns, attributes: attributes),
        foreground: ink, background: ground)
      if columns == 2 {
        grid[column + 1, row] = Cell(content: .continuation, foreground: ink, background: ground)
      }
      column += columns
    }
  }

  /// Narrow, wide, with marks, and such as terminals disagree about.
  mutating func cluster() -> Character {
    let clusters: [Character] = [
      "a", "Z", "7", " ", "\u{E9}", "e\u{301}", "\u{6211}", "\u{4EBA}", "\u{D55C}", "\u{1F600}",
      "\u{2764}\u{FE0F}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F1E9}\u{1F1EA}",
      "\u{2580}", "\u{2500}",
    ]
    return clusters[roll(0..<clusters.count)]
  }
}

extension CellDice {
  /// Makes pixels of the halves of wide characters that have lost their other half.
  func removeStrayHalves(on row: Int, of grid: CellGrid) {
    for column in 0..<grid.columns {
      let isAfterWide = column > 0 && grid[column - 1, row].content.isWide
      let isBeforeHalf =
        column + 1 < grid.columns && grid[column + 1, row].content == .continuation
      let content = grid[column, row].content
      if content == .continuation ? !isAfterWide : content.isWide && !isBeforeHalf {
        grid[column, row].content = .pixels
      }
    }
  }
}

extension Cell.Content {
  var isWide: Bool {
    if case .character(_, columns: 2, _) = self { true } else { false }
  }
}
