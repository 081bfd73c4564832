import Testing

@testable import TermAnim

struct HalfBlockEncoderTests {
  private func picture(
    _ width: Int, _ height: Int, characters: [PlacedCharacter] = [], damage: [PixelRect]? = nil,
    pixel: (Int, Int) -> UInt32
  ) -> Picture {
    let buffer = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { buffer.base[y * width + x] = pixel(x, y) | 0xFF00_0000 }
    }
    return Picture(pixels: buffer, characters: characters, damage: damage)
  }

  private func letter(
    _ text: String, columns: Int = 1, column: Int, row: Int = 0, color: UInt32 = 0xFFFF_FFFF,
    attributes: CharacterRun.Attributes = []
  ) -> PlacedCharacter {
    PlacedCharacter(
      text: text, columns: columns, column: column, row: row, color: color, attributes: attributes)
  }

  @Test func `a cell is two pixels, the upper before the lower`() {
    let grid = HalfBlockEncoder().cells(of: picture(3, 4) { x, y in UInt32(x + 16 * y) })
    #expect(grid.columns == 3 && grid.rows == 2)
    for row in 0..<2 {
      for column in 0..<3 {
        let (upper, lower) = (UInt32(column + 32 * row), UInt32(column + 32 * row + 16))
        #expect(
          grid[column, row]
            == Cell(
              content: .pixels, foreground: CellColor(pixel: upper),
              background: CellColor(pixel: lower)))
      }
    }
  }

  @Test func `a picture that has stayed is not drawn again, and one that changes is`() {
    let encoder = HalfBlockEncoder()
    let corner: (Int, Int) -> UInt32 = { x, y in x == 4 && y == 3 ? 9 : 1 }
    for _ in 0..<3 {
      let grid = encoder.cells(of: picture(5, 4) { _, _ in 1 })
      #expect(grid[4, 1].background == CellColor(pixel: 1))
    }
    #expect((0..<2).allSatisfy { encoder.grid.damage[$0].isEmpty })
    let changed = encoder.cells(of: picture(5, 4, pixel: corner))
    #expect(changed[4, 1].background == CellColor(pixel: 9))
    #expect(changed.damage[0].isEmpty && !changed.damage[1].isEmpty)
  }

  @Test func `what is set in the grid by hand is drawn over by a picture that has stayed`() {
    let (encoder, presenter) = (HalfBlockEncoder(), FramePresenter())
    let still = picture(5, 4) { _, _ in 1 }
    for _ in 0..<3 { _ = presenter.bytes(toShow: encoder.cells(of: still)) }
    // In the colours of the pixels, so that only the character is different.
    encoder.grid[2, 1] = Cell(
      content: .character("A", columns: 1, attributes: []), foreground: CellColor(pixel: 1),
      background: CellColor(pixel: 1))
    #expect(!presenter.bytes(toShow: encoder.grid).isEmpty)
    let grid = encoder.cells(of: still)
    #expect(grid[2, 1].content == .pixels && grid[2, 1].background == CellColor(pixel: 1))
    #expect(!presenter.bytes(toShow: grid).isEmpty)
    #expect(presenter.bytes(toShow: encoder.cells(of: still)).isEmpty)
  }

  @Test func `a character that was outside of the damage goes with the next whole picture`() {
    let encoder = HalfBlockEncoder()
    let characters = [letter("A", column: 1, row: 1)]
    _ = encoder.cells(of: picture(5, 4, characters: characters) { _, _ in 1 })
    for _ in 0..<2 {
      let kept = encoder.cells(of: picture(5, 4, characters: characters, damage: []) { _, _ in 1 })
      #expect(kept[1, 1].content != .pixels)
    }
    #expect(encoder.cells(of: picture(5, 4) { _, _ in 1 })[1, 1].content == .pixels)
  }

  @Test(arguments: [(0, 5), (-1, 2), (1, 8)])
  func `a character between two rows has the ground that it shares with its cell`(
    drift: Int8, ground: UInt32
  ) {
    var letter = letter("A", column: 1, row: 1)
    letter.drift = drift
    let picture = picture(3, 6, characters: [letter]) { _, y in [0, 0, 2, 8, 0, 0][y] }
    #expect(HalfBlockEncoder().cells(of: picture)[1, 1].background == CellColor(pixel: ground))
  }

  @Test func `characters come and go over a picture that stays`() {
    let encoder = HalfBlockEncoder()
    let pixel: (Int, Int) -> UInt32 = { _, _ in 1 }
    for _ in 0..<2 { _ = encoder.cells(of: picture(5, 4, pixel: pixel)) }
    // In the colour of the pixels that it covers: only the glyph tells them apart.
    let letter = letter("A", column: 2, row: 1, color: 0xFF00_0001)
    let with = encoder.cells(of: picture(5, 4, characters: [letter], pixel: pixel))
    #expect(with[2, 1].content == .character("A", columns: 1, attributes: []))
    _ = encoder.cells(of: picture(5, 4, characters: [letter], damage: [], pixel: pixel))
    let without = encoder.cells(of: picture(5, 4, pixel: pixel))
    #expect(without[2, 1].content == .pixels)
    #expect(without[2, 1].background == CellColor(pixel: 1))
  }

  @Test func `the last row of an odd height shows its pixels twice`() {
    let grid = HalfBlockEncoder().cells(of: picture(1, 3) { _, y in UInt32(y) })
    #expect(grid.rows == 2)
    #expect(grid[0, 1].foreground == grid[0, 1].background)
  }

  @Test func `only damaged cells are looked at`() {
    let encoder = HalfBlockEncoder()
    _ = encoder.cells(of: picture(4, 4) { _, _ in 1 })
    let damage = [
      PixelRect(x: 1, y: 1, width: 2, height: 1), PixelRect(x: -5, y: 90, width: 9, height: 9),
    ]
    let grid = encoder.cells(of: picture(4, 4, damage: damage) { _, _ in 2 })
    let two = CellColor(pixel: 2)
    #expect((0..<4).map { grid[$0, 0].foreground == two } == [false, true, true, false])
    #expect((0..<4).allSatisfy { grid[$0, 1].foreground == CellColor(pixel: 1) })
  }

  @Test(arguments: ColorDepth.allCases)
  func `a picture drawn by its damage is the picture drawn afresh`(depth: ColorDepth) {
    let capabilities = OutputCapabilities(colorDepth: depth)
    var dice = CellDice(seed: depth.rawValue)
    let (encoder, presenter) = (
      HalfBlockEncoder(capabilities: capabilities), FramePresenter(capabilities: capabilities)
    )
    let wholeEncoder = HalfBlockEncoder(capabilities: capabilities)
    let screen = VirtualScreen(columns: 16, rows: 6)
    let buffer = PixelBuffer(width: 16, height: 12)
    for frame in 0..<60 {
      let damage = PixelRect(
        x: dice.roll(-2..<14), y: dice.roll(-2..<11), width: dice.roll(1..<9),
        height: dice.roll(1..<7))
      for y in max(damage.y, 0)..<max(min(damage.y + damage.height, 12), 0) {
        for x in max(damage.x, 0)..<max(min(damage.x + damage.width, 16), 0) {
          buffer.base[y * 16 + x] = dice.pixel() | 0xFF00_0000
        }
      }
      let characters = (0..<6).map { letter("\u{6211}", columns: 2, column: 3 * $0 - 1, row: $0) }
      let picture = Picture(
        pixels: buffer, characters: characters, damage: frame == 0 ? nil : [damage])
      let grid = encoder.cells(of: picture)
      let fresh = wholeEncoder.cells(of: Picture(pixels: buffer, characters: characters))
      for row in 0..<6 {
        for column in 0..<16 { #expect(grid[column, row] == fresh[column, row]) }
      }
      // Sometimes a frame is dropped between encoder and presenter.
      guard frame % 4 != 3 else { continue }
      screen.feed(presenter.bytes(toShow: grid))
      let comparison = ScreenComparison(screen: screen, grid: grid, capabilities: capabilities)
      #expect(comparison.mismatch == nil)
    }
  }

  @Test func `the same picture again takes no bytes, with and without damage`() {
    let (encoder, presenter) = (HalfBlockEncoder(), FramePresenter())
    let words = [letter("a", column: 1), letter("\u{1F600}", columns: 2, column: 2)]
    func frame(_ damage: [PixelRect]?) -> Picture {
      picture(9, 6, characters: words, damage: damage) { x, y in UInt32(x * y) }
    }
    #expect(!presenter.bytes(toShow: encoder.cells(of: frame(nil))).isEmpty)
    #expect(presenter.bytes(toShow: encoder.cells(of: frame(nil))).isEmpty)
    #expect(presenter.bytes(toShow: encoder.cells(of: frame([]))).isEmpty)
  }

  @Test func `a character lies over the mean of its pixels and is mixed with it`() {
    let pixels = picture(1, 2, characters: [letter("x", column: 0, color: 0x80FF_0000)]) { _, y in
      y == 0 ? 0x0000_40 : 0x0000_80
    }
    let cell = HalfBlockEncoder().cells(of: pixels)[0, 0]
    #expect(cell.content == .character("x", columns: 1, attributes: []))
    #expect(cell.background == CellColor(pixel: 0x60))
    #expect(cell.foreground == CellColor(pixel: 0x80_0030))
  }

  @Test func `inverse swaps the colours where there are any`() {
    func cell(_ depth: ColorDepth) -> Cell {
      let word = [letter("x", column: 0, attributes: [.inverse, .bold])]
      return HalfBlockEncoder(capabilities: OutputCapabilities(colorDepth: depth))
        .cells(of: picture(1, 2, characters: word) { _, _ in 0 })[0, 0]
    }
    #expect(cell(.trueColor).content == .character("x", columns: 1, attributes: .bold))
    #expect(cell(.trueColor).background == CellColor(pixel: 0xFF_FFFF))
    #expect(
      cell(.monochrome).content == .character("x", columns: 1, attributes: [.inverse, .bold]))
  }

  @Test func `what cannot be seen leaves its pixels alone`() {
    let unseen = [
      letter("\u{6211}", columns: 2, column: -1), letter(" ", column: 1),
      letter("x", column: 2, color: 0x00FF_FFFF), letter("\u{6211}", columns: 2, column: 3),
      letter("x", column: 90),
    ]
    let grid = HalfBlockEncoder().cells(of: picture(4, 2, characters: unseen) { x, _ in UInt32(x) })
    #expect((0..<4).allSatisfy { grid[$0, 0].content == .pixels })
  }

  @Test func `a faint character leaves an edge alone that is seen better`() {
    func shows(_ text: String, columns: Int, alpha: UInt32, below: UInt32) -> Bool {
      let word = letter(text, columns: columns, column: 0, color: alpha << 24 | 0xFF_FFFF)
      let drawn = picture(2, 2, characters: [word]) { x, y in x == columns - 1 && y == 1 ? below : 0
      }
      return HalfBlockEncoder().cells(of: drawn)[0, 0].content != .pixels
    }
    for (text, columns) in [("x", 1), ("\u{6211}", 2)] {
      #expect(!shows(text, columns: columns, alpha: 12, below: 0x40))
      #expect(shows(text, columns: columns, alpha: 12, below: 0x08))
      #expect(shows(text, columns: columns, alpha: 12, below: 0))
      #expect(shows(text, columns: columns, alpha: 64, below: 0xFF))
    }
  }

  @Test func `half of a wide character that is covered leaves a blank`() {
    let words = [letter("\u{6211}", columns: 2, column: 0), letter("x", column: 1)]
    let grid = HalfBlockEncoder().cells(of: picture(3, 2, characters: words) { x, _ in UInt32(x) })
    #expect(grid[0, 0].content == .pixels)
    #expect(grid[1, 0].content == .character("x", columns: 1, attributes: []))
    let others = [letter("\u{6211}", columns: 2, column: 1), letter("x", column: 1)]
    let second = HalfBlockEncoder().cells(
      of: picture(3, 2, characters: others) { x, _ in UInt32(x) })
    #expect(second[2, 0].content == .pixels)
  }

  @Test func `without Unicode cells are of one colour and letters the nearest of ASCII`() {
    let words = [
      letter("\u{E9}", column: 1), letter("\u{6211}", columns: 2, column: 2),
      letter("o\u{308}", column: 4),
    ]
    let grid = HalfBlockEncoder(capabilities: OutputCapabilities(hasUnicode: false))
      .cells(of: picture(5, 2, characters: words) { _, y in y == 0 ? 0x20 : 0x40 })
    #expect(grid[0, 0].foreground == CellColor(pixel: 0x30))
    #expect(grid[0, 0].background == CellColor(pixel: 0x30))
    #expect(grid[1, 0].content == .character("e", columns: 1, attributes: []))
    #expect(grid[2, 0].content == .character("?", columns: 2, attributes: []))
    #expect(grid[4, 0].content == .character("o", columns: 1, attributes: []))
  }

  @Test(arguments: [true, false])
  func `without colours a picture is drawn by density`(hasUnicode: Bool) {
    let capabilities = OutputCapabilities(colorDepth: .monochrome, hasUnicode: hasUnicode)
    let (encoder, presenter) = (
      HalfBlockEncoder(capabilities: capabilities), FramePresenter(capabilities: capabilities)
    )
    let screen = VirtualScreen(columns: 16, rows: 1)
    let grey = picture(16, 2) { x, _ in UInt32(x * 17) * 0x01_0101 }
    let bytes = presenter.bytes(toShow: encoder.cells(of: grey))
    #expect(hasUnicode || bytes.allSatisfy { $0 < 0x80 })
    screen.feed(bytes)
    let text = screen.text(row: 0)
    #expect(
      text.hasPrefix(" ") && text.hasSuffix(hasUnicode ? "\u{2588}" : "@") || text.hasSuffix("M"))
    #expect(Set(text).count >= 5)
  }

  @Test(arguments: [true, false])
  func `without colours a light ground has no ink, and what is dark on it has`(hasUnicode: Bool) {
    let capabilities = OutputCapabilities(colorDepth: .monochrome, hasUnicode: hasUnicode)
    func cells(_ hasLightGround: Bool, _ isWhite: (Int, Int) -> Bool) -> [Cell] {
      let grid = HalfBlockEncoder(capabilities: capabilities, hasLightGround: hasLightGround)
        .cells(of: picture(8, 8) { isWhite($0, $1) ? 0xFF_FFFF : 0 })
      return (0..<8).flatMap { column in (0..<4).map { grid[column, $0] } }
    }
    let disc = { (x: Int, y: Int) in (2 * x - 7) * (2 * x - 7) + (2 * y - 7) * (2 * y - 7) < 36 }
    #expect(cells(true) { !disc($0, $1) } == cells(false, disc))
    #expect(
      cells(true) { _, _ in true }.allSatisfy {
        $0.content == .character(" ", columns: 1, attributes: [])
      })
  }

  @Test(arguments: [true, false])
  func `without colours a character on ink is inverse, so that no hole is around it`(
    hasLightGround: Bool
  ) {
    let word = [letter("x", column: 0), letter("y", column: 1, attributes: .inverse)]
    let (ground, ink): (UInt32, UInt32) = hasLightGround ? (0xFF_FFFF, 0) : (0, 0xFF_FFFF)
    func attributes(_ pixel: UInt32) -> [Cell.Content] {
      let grid = HalfBlockEncoder(
        capabilities: OutputCapabilities(colorDepth: .monochrome), hasLightGround: hasLightGround
      ).cells(of: picture(2, 2, characters: word) { _, _ in pixel })
      return [grid[0, 0].content, grid[1, 0].content]
    }
    #expect(
      attributes(ground) == [
        .character("x", columns: 1, attributes: []),
        .character("y", columns: 1, attributes: .inverse),
      ])
    #expect(
      attributes(ink) == [
        .character("x", columns: 1, attributes: .inverse),
        .character("y", columns: 1, attributes: []),
      ])
  }

  /// One of a quarter of a million letters with two marks.
  private func cluster(_ number: Int) -> String {
    let values = [0x61 + number % 26, 0x300 + number / 26 % 96, 0x300 + number / 2496 % 96]
    return String(String.UnicodeScalarView(values.compactMap { Unicode.Scalar(UInt32($0)) }))
  }

  @Test func `clusters without end are forgotten in time, and the screen stays right`() {
    let (encoder, presenter) = (HalfBlockEncoder(), FramePresenter())
    let screen = VirtualScreen(columns: 40, rows: 2)
    let firstRow = PixelRect(x: 0, y: 0, width: 40, height: 2)
    for frame in 0..<240 {
      let words = (0..<40).map { letter(cluster(frame * 40 + $0), column: $0) }
      let characters = words + [letter("x\u{301}", column: 5, row: 1)]
      let damage = frame == 0 ? nil : [firstRow]
      let picture = picture(40, 4, characters: characters, damage: damage) { _, _ in 0 }
      screen.feed(presenter.bytes(toShow: encoder.cells(of: picture)))
      #expect(screen[0, 0].text == words[0].text)
      presenter.forget()
      screen.feed(presenter.bytes(toShow: encoder.grid))
      #expect(screen[5, 1].text == "x\u{301}")
    }
  }
}
