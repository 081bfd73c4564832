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
    #expect(counts[2] == counts[1], "what may be off by more is not made rounder")
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

  @Test func `an infinite tolerance keeps all pixels`() {
    let (presenter, grid) = (FramePresenter(), CellGrid(columns: 1, rows: 1))
    _ = presenter.bytes(toShow: grid)
    presenter.tolerance = .infinity
    grid[0, 0].foreground = CellColor(pixel: 0xFF_FFFF)
    #expect(presenter.bytes(toShow: grid).isEmpty)
    presenter.tolerance = 0
    #expect(!presenter.bytes(toShow: grid).isEmpty)
  }
}
