import Testing

@testable import TermAnim

struct ToleranceTests {
  private func distance(_ first: CellColor, _ second: VirtualScreen.Color) -> Float {
    guard case .rgb(let rgb) = second else { return .infinity }
    return PerceivedColor(first).distanceSquared(to: PerceivedColor(CellColor(pixel: rgb)))
      .squareRoot()
  }

  @Test(arguments: [0.01, 0.03, 0.1])
  func `no shown pixel is ever farther off than the tolerance, and rest is exact`(tolerance: Double)
    throws
  {
    let (presenter, encoder) = (FramePresenter(), HalfBlockEncoder())
    let screen = VirtualScreen(columns: 24, rows: 4)
    let buffer = PixelBuffer(width: 24, height: 8)
    presenter.tolerance = tolerance
    var (sent, worst) = (0, Float(0))
    for frame in 0..<60 {
      for index in 0..<24 * 8 {
        let level = UInt32((index % 24) * 8 + index / 24 + frame) & 0xFF
        buffer.base[index] = 0xFF00_0000 | level * 0x01_0101
      }
      let grid = encoder.cells(of: Picture(pixels: buffer))
      let bytes = presenter.bytes(toShow: grid)
      if frame > 0 { sent += bytes.count }
      screen.feed(bytes)
      for row in 0..<4 {
        for column in 0..<24 {
          let halves = try #require(screen.halves(column: column, row: row))
          worst = max(worst, distance(grid[column, row].foreground, halves.upper))
          worst = max(worst, distance(grid[column, row].background, halves.lower))
        }
      }
    }
    #expect(worst <= Float(tolerance) && worst > Float(tolerance) / 4)
    #expect(sent < 60 * 24 * 4 * 20)
    let grid = encoder.cells(of: Picture(pixels: buffer, damage: []))
    presenter.tolerance = 0
    screen.feed(presenter.bytes(toShow: grid))
    let comparison = ScreenComparison(
      screen: screen, grid: grid, capabilities: presenter.capabilities)
    #expect(comparison.mismatch == nil)
    #expect(presenter.bytes(toShow: grid).isEmpty)
  }

  @Test func `a picture without equal cells takes less than half the bytes and looks the same`() {
    let counts = [0.0, 0.02, 0.06].map { tolerance in
      let (presenter, encoder) = (FramePresenter(), HalfBlockEncoder())
      let buffer = PixelBuffer(width: 64, height: 64)
      _ = presenter.bytes(toShow: encoder.cells(of: Picture(pixels: buffer)))
      for index in 0..<64 * 64 {
        let (x, y) = (UInt32(index % 64), UInt32(index / 64))
        buffer.base[index] = 0xFF00_0000 | (3 * x + 64) | (3 * y + 64) << 8 | (x + y + 64) << 16
      }
      presenter.tolerance = tolerance
      return presenter.bytes(toShow: encoder.cells(of: Picture(pixels: buffer))).count
    }
    #expect(2 * counts[1] < counts[0])
    #expect(10 * counts[2] < 9 * counts[1], "neighbours share their colours")
  }

  /// A presenter that shows a grid of black cells.
  private func presenter(showing grid: CellGrid) -> FramePresenter {
    let presenter = FramePresenter()
    _ = presenter.bytes(toShow: grid)
    return presenter
  }

  @Test func `an edge within a block stays where it is, and each side of it has one colour`() {
    let grid = CellGrid(columns: 16, rows: 1)
    let (screen, presenter) = (VirtualScreen(columns: 16, rows: 1), presenter(showing: grid))
    for column in 0..<16 {
      let level = UInt32(column < 12 ? 0x40 + column : 0xC0 + column)
      grid[column, 0].foreground = CellColor(pixel: level * 0x01_0101)
      grid[column, 0].background = CellColor(pixel: (level + 2) * 0x01_0101)
    }
    presenter.tolerance = 0.06
    screen.feed(presenter.bytes(toShow: grid))
    let halves = (0..<16).compactMap { screen.halves(column: $0, row: 0) }
    #expect(halves.count == 16 && halves.allSatisfy { $0.upper == $0.lower })
    let colors = halves.map(\.upper)
    #expect(Set(colors[..<8]).count == 1 && Set(colors[8..<12]).count == 1)
    #expect(Set(colors[12...]).count == 1 && colors[11] != colors[12])
  }

  @Test func `a part of a block in which nothing is off is left alone`() {
    let grid = CellGrid(columns: 8, rows: 1)
    for column in 0..<8 { grid[column, 0].foreground = CellColor(pixel: UInt32(column)) }
    let presenter = presenter(showing: grid)
    let screen = VirtualScreen(columns: 8, rows: 1)
    grid[7, 0].foreground = CellColor(pixel: 0xFF_FFFF)
    presenter.tolerance = 0.06
    screen.feed(presenter.bytes(toShow: grid))
    #expect((0..<7).allSatisfy { screen.halves(column: $0, row: 0)?.upper == .terminalDefault })
    #expect(screen.halves(column: 7, row: 0)?.upper == .rgb(0xFF_FFFF))
  }

  @Test func `characters are exact, and pixels beside them may be off`() {
    let grid = CellGrid(columns: 12, rows: 1)
    let presenter = presenter(showing: grid)
    let screen = VirtualScreen(columns: 12, rows: 1)
    for column in 0..<12 {
      let color = CellColor(pixel: UInt32(0x80 + column) * 0x01_0101)
      grid[column, 0] = Cell(
        content: column == 6 ? .character("w", columns: 1, attributes: []) : .pixels,
        foreground: column == 6 ? CellColor(pixel: 0x12_3456) : color, background: color)
    }
    presenter.tolerance = 0.06
    screen.feed(presenter.bytes(toShow: grid))
    #expect(screen[6, 0].text == "w")
    #expect(screen[6, 0].foreground == .rgb(0x12_3456))
    #expect(screen[6, 0].background == .rgb(0x86_8686))
    #expect(Set((0..<6).compactMap { screen.halves(column: $0, row: 0)?.upper }).count == 1)
    #expect(!presenter.isExact)
  }

  @Test func `a picture at rest becomes exact, a part with each frame`() {
    let grid = CellGrid(columns: 40, rows: 4)
    let (screen, presenter) = (VirtualScreen(columns: 40, rows: 4), presenter(showing: grid))
    for row in 0..<4 {
      for column in 0..<40 {
        grid[column, row].foreground = CellColor(pixel: UInt32(7 * column + 40 * row + 9))
        grid[column, row].background = CellColor(pixel: UInt32(0x99_0000 + 5 * column))
      }
    }
    presenter.tolerance = 0.06
    screen.feed(presenter.bytes(toShow: grid))
    #expect(!presenter.isExact)
    presenter.sharpenedCells = 32
    var frames = 0
    while !presenter.isExact, frames < 100 {
      let bytes = presenter.bytes(toShow: grid)
      #expect(bytes.count < 40 * 44)
      screen.feed(bytes)
      frames += 1
    }
    #expect(4...5 ~= frames)
    let comparison = ScreenComparison(
      screen: screen, grid: grid, capabilities: presenter.capabilities)
    #expect(comparison.mismatch == nil)
  }

  @Test func `what is drawn on a screen of which nothing is known may be off, too`() throws {
    let counts = try [0, 0.06].map { tolerance in
      let grid = CellGrid(columns: 40, rows: 4)
      let (screen, presenter) = (VirtualScreen(columns: 40, rows: 4), FramePresenter())
      for index in 0..<160 {
        grid[index % 40, index / 40].foreground = CellColor(pixel: UInt32(0x40_4000 + 3 * index))
        grid[index % 40, index / 40].background = CellColor(pixel: UInt32(0x42_4000 + 3 * index))
      }
      presenter.tolerance = tolerance
      let bytes = presenter.bytes(toShow: grid)
      screen.feed(bytes)
      for index in 0..<160 {
        let halves = try #require(screen.halves(column: index % 40, row: index / 40))
        #expect(
          distance(grid[index % 40, index / 40].foreground, halves.upper) <= Float(tolerance))
      }
      #expect(presenter.isExact == (tolerance == 0))
      let count = bytes.count
      presenter.tolerance = 0
      screen.feed(presenter.bytes(toShow: grid))
      let comparison = ScreenComparison(
        screen: screen, grid: grid, capabilities: presenter.capabilities)
      #expect(comparison.mismatch == nil)
      return count
    }
    #expect(3 * counts[1] < counts[0])
  }

  @Test func `what is off is written in the shorter order, whatever was shorter before`() {
    let presenter = FramePresenter(capabilities: OutputCapabilities(hasSynchronizedOutput: true))
    let (fresh, grid) = (
      FramePresenter(capabilities: presenter.capabilities), CellGrid(columns: 64, rows: 16)
    )
    // Pictures without equal colours teach that rows are shorter.
    for frame in 0..<40 {
      for index in 0..<64 * 16 {
        grid[index % 64, index / 64].foreground = CellColor(pixel: UInt32(7919 * (index + frame)))
      }
      _ = presenter.bytes(toShow: grid)
    }
    presenter.tolerance = 0.06
    presenter.forget()
    fresh.tolerance = 0.06
    for index in 0..<64 * 16 {
      let color = CellColor(pixel: UInt32(index % 64 * 0x02_0202))
      (grid[index % 64, index / 64].foreground, grid[index % 64, index / 64].background) = (
        color, color
      )
    }
    let byteCount = presenter.bytes(toShow: grid).count
    #expect(byteCount == fresh.bytes(toShow: grid).count)
  }

  @Test func `a small change of a picture at rest is exact at once`() {
    let grid = CellGrid(columns: 8, rows: 1)
    let (screen, presenter) = (VirtualScreen(columns: 8, rows: 1), presenter(showing: grid))
    presenter.tolerance = 0.06
    presenter.sharpenedCells = 64
    grid[3, 0].foreground = CellColor(pixel: 0x12_3456)
    grid[4, 0].foreground = CellColor(pixel: 0x01_0101)
    screen.feed(presenter.bytes(toShow: grid))
    #expect(screen.halves(column: 3, row: 0)?.upper == .rgb(0x12_3456))
    #expect(screen.halves(column: 4, row: 0)?.upper == .rgb(0x01_0101))
    #expect(presenter.isExact)
  }

  @Test func `a screen of a palette shows no other colours`() {
    let capabilities = OutputCapabilities(colorDepth: .indexed256)
    let (presenter, grid) = (
      FramePresenter(capabilities: capabilities), CellGrid(columns: 8, rows: 1)
    )
    let screen = VirtualScreen(columns: 8, rows: 1)
    _ = presenter.bytes(toShow: grid)
    for column in 0..<8 {
      let color = CellColor(index: UInt8(240 + column % 2), rgb: 0x58_5858)
      (grid[column, 0].foreground, grid[column, 0].background) = (color, color)
    }
    presenter.tolerance = 0.06
    screen.feed(presenter.bytes(toShow: grid))
    let shown = (0..<8).compactMap { screen.halves(column: $0, row: 0)?.upper }
    #expect(shown == (0..<8).map { .indexed(UInt8(240 + $0 % 2)) })
  }

  @Test func `a rounded colour is as near as it has to be, and no nearer`() {
    for pixel: UInt32 in [0, 0x01_0203, 0x7F_8082, 0xFE_FDFC, 0x12_EF77, 0xFF_FFFF] {
      let color = CellColor(pixel: pixel)
      for tolerance: Float in [0, 0.01, 0.03, 0.06] {
        #expect(color.rounded(within: tolerance).isWithin(tolerance, of: color))
      }
      #expect(color.rounded(within: 0) == color)
    }
    let grey = CellColor(pixel: 0x7F_8082)
    #expect(grey.rounded(within: 0.06) == CellColor(pixel: 0x80_8080))
    #expect(grey.rounded(within: 0.003) == CellColor(pixel: 0x80_8082))
  }

  @Test func `a colour of the palette is not rounded`() {
    let color = CellColor(index: 7, rgb: 0x12_3456)
    #expect(color.rounded(within: 1) == color)
  }

  @Test(arguments: [Double.nan, -1, -Double.infinity])
  func `a tolerance that is no number is none`(tolerance: Double) {
    let (presenter, grid) = (FramePresenter(), CellGrid(columns: 1, rows: 1))
    presenter.tolerance = tolerance
    _ = presenter.bytes(toShow: grid)
    grid[0, 0].foreground = CellColor(pixel: 1)
    #expect(!presenter.bytes(toShow: grid).isEmpty)
  }

  @Test func `what is hardly off is left alone, and what is far off never`() {
    let (presenter, grid) = (FramePresenter(), CellGrid(columns: 1, rows: 1))
    grid[0, 0].foreground = CellColor(pixel: 0x80_8080)
    _ = presenter.bytes(toShow: grid)
    presenter.tolerance = .infinity
    grid[0, 0].foreground = CellColor(pixel: 0x88_8888)
    #expect(presenter.bytes(toShow: grid).isEmpty)
    grid[0, 0].foreground = CellColor(pixel: 0xFF_FFFF)
    #expect(!presenter.bytes(toShow: grid).isEmpty)
    presenter.tolerance = 0
    #expect(!presenter.bytes(toShow: grid).isEmpty)
  }
}
