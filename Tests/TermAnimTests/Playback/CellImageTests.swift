import Testing

@testable import TermAnim

struct CellImageTests {
  private static let (ground, ink) = (CellColor(pixel: 0xFF16_110E), CellColor(pixel: 0xFFFF_FFFF))

  /// A grid of ground with one cell on it.
  private func grid(_ content: Cell.Content) -> CellGrid {
    let grid = CellGrid(columns: 3, rows: 2)
    for row in 0..<2 {
      for column in 0..<3 {
        grid[column, row] = Cell(
          content: .pixels, foreground: Self.ground, background: Self.ground)
      }
    }
    grid[1, 1] = Cell(content: content, foreground: Self.ink, background: Self.ground)
    return grid
  }

  @Test(arguments: [1, 3, 8])
  func `a pixel is a square of so many pixels`(magnification: Int) {
    let image = CellImage(grid(.pixels), magnification: magnification).bitmap
    #expect(image.width == 3 * magnification && image.height == 4 * magnification)
    for y in 0..<image.height {
      for x in 0..<image.width {
        let isInk = x / magnification == 1 && y / magnification == 2
        let color = isInk ? Self.ink : Self.ground
        #expect(image.pixels[y * image.width + x] == color.bits | 0xFF00_0000)
      }
    }
  }

  @Test func `a character is drawn inside its cell`() {
    let content = Cell.Content.character("H", columns: 1, attributes: [])
    let image = CellImage(grid(content), magnification: 8).bitmap
    let inked = image.pixels.indices.filter { image.pixels[$0] != Self.ground.bits | 0xFF00_0000 }
    #expect(inked.count > 15)
    #expect(inked.allSatisfy { (8..<16).contains($0 % image.width) && $0 / image.width >= 16 })
  }

  @Test func `characters that no face has are faint frames, alike and within their cells`() {
    func image(_ text: String, columns: Int) -> Bitmap {
      let grid = grid(.character(text, columns: columns, attributes: []))
      if columns == 2 { grid[2, 1].content = .continuation }
      return CellImage(grid, magnification: 8).bitmap
    }
    func inked(_ image: Bitmap) -> [Int] {
      image.pixels.indices.filter { image.pixels[$0] != Self.ground.bits | 0xFF00_0000 }
    }
    let (narrow, wide) = (image("\u{E123}", columns: 1), image("\u{E124}", columns: 2))
    #expect(narrow.pixels == image("\u{E124}", columns: 1).pixels)
    #expect(narrow.pixels != image("\u{25A1}", columns: 1).pixels)
    #expect(inked(narrow).allSatisfy { (8..<16).contains($0 % 24) && $0 / 24 >= 16 })
    #expect(inked(wide).allSatisfy { (8..<24).contains($0 % 24) && $0 / 24 >= 16 })
    #expect(inked(wide).count > inked(narrow).count && inked(narrow).count > 15)
    #expect(!narrow.pixels.contains(Self.ink.bits | 0xFF00_0000))
  }

  @Test func `an inverse character is drawn in the ground's colour`() {
    let plain = CellImage(
      grid(.character("H", columns: 1, attributes: [])), magnification: 8
    ).bitmap
    let inverse = CellImage(
      grid(.character("H", columns: 1, attributes: .inverse)), magnification: 8
    ).bitmap
    let ink = Self.ink.bits | 0xFF00_0000
    #expect(inverse.pixels.count { $0 == ink } > plain.pixels.count { $0 == ink })
  }

  @Test func `text shows characters as they are and pixels by their difference from the ground`() {
    let ground = Color.Resolved(straightPixel: 0xFF16_110E)
    #expect(grid(.pixels).text(on: ground) == "\n +\n")
    let text = grid(.character("H", columns: 1, attributes: [])).text(on: ground)
    #expect(text == "\n H\n")
  }
}
