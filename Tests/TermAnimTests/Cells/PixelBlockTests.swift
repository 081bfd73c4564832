import Testing

@testable import TermAnim

struct PixelBlockTests {
  /// Calls `body` with the block of cells that have these greys, upper before lower.
  private func withBlock<Result>(
    _ levels: [(UInt32, UInt32)], _ body: (PixelBlock) throws -> Result
  ) rethrows -> Result {
    let grid = CellGrid(columns: levels.count, rows: 1)
    for (column, level) in levels.enumerated() {
      grid[column, 0].foreground = CellColor(pixel: level.0 * 0x01_0101)
      grid[column, 0].background = CellColor(pixel: level.1 * 0x01_0101)
    }
    return try withExtendedLifetime(grid) {
      try body(
        PixelBlock(upper: grid.foreground, lower: grid.background, count: levels.count))
    }
  }

  @Test func `one colour stands for pixels that are near it, and for no others`() throws {
    try withBlock([(0x80, 0x82), (0x84, 0x86), (0xC0, 0x80)]) { block in
      let color = try #require(block.commonColor(of: 0..<2, within: 0.03))
      for level: UInt32 in [0x80, 0x82, 0x84, 0x86] {
        #expect(color.isWithin(0.03, of: CellColor(pixel: level * 0x01_0101)))
      }
      #expect(block.commonColor(of: 0..<2, within: 0.001) == nil)
      #expect(block.commonColor(of: 0..<3, within: 0.03) == nil)
      #expect(block.commonColor(of: 2..<3, within: 0.03) == nil, "the halves of one cell")
    }
  }

  @Test func `what has one colour keeps it`() {
    withBlock([(0x83, 0x83), (0x83, 0x83)]) { block in
      #expect(block.commonColor(of: 0..<2, within: 0.06) == CellColor(pixel: 0x83_8383))
    }
  }

  @Test func `cells are far from what is shown when one of their pixels is`() {
    let shown = [UInt32](repeating: 0x80, count: 4).map { CellColor(pixel: $0 * 0x01_0101) }
    withBlock([(0x80, 0x80), (0x81, 0x80), (0x80, 0xA0), (0x60, 0x80)]) { block in
      #expect(block.cells(fartherThan: 0.03, from: shown, shown) == 0b1100)
      #expect(block.cells(fartherThan: 0, from: shown, shown) == 0b1110)
      #expect(block.cells(fartherThan: .infinity, from: shown, shown) == 0)
    }
  }
}
