import Testing

@testable import TermAnim

/// Small frames whose bytes are spelled out: ESC is `^[`, other controls are `^J ^M ^H`.
struct GoldenBytesTests {
  /// Rows of pixels as letters, two rows of pixels to a row of cells.
  private func grid(_ lines: String...) -> CellGrid {
    let letters: [Character: UInt32] = ["k": 0, "r": 0x00_00FF, "g": 0x00_FF00, "b": 0xFF_0000]
    let rows = lines.map { Array($0) }
    let grid = CellGrid(columns: rows[0].count, rows: rows.count / 2)
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        grid[column, row] = Cell(
          content: .pixels, foreground: CellColor(pixel: letters[rows[2 * row][column]] ?? 0),
          background: CellColor(pixel: letters[rows[2 * row + 1][column]] ?? 0))
      }
    }
    return grid
  }

  private func spelled(_ bytes: UnsafeRawBufferPointer) -> String {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
      scalar.value < 0x20
        ? "^\(Character(Unicode.Scalar(UInt8(scalar.value) + 0x40)))" : "\(scalar)"
    }.joined()
  }

  /// The bytes of the last of some frames.
  private func bytes(
    _ frames: CellGrid..., with capabilities: OutputCapabilities = OutputCapabilities()
  ) -> String {
    let presenter = FramePresenter(capabilities: capabilities)
    return frames.map { spelled(presenter.bytes(toShow: $0)) }.last ?? ""
  }

  @Test func `a first frame begins with a known pen at a known place`() {
    #expect(bytes(grid("r", "r")) == "^[[H^[[m^[[48;2;255;0;0m ")
  }

  @Test func `two colours take the lower half block`() {
    #expect(bytes(grid("r", "g")) == "^[[H^[[m^[[38;2;0;255;0;48;2;255;0;0m▄")
  }

  @Test func `the glyph is chosen by the pen`() {
    #expect(
      bytes(grid("rgrgg", "grgrg")) == "^[[H^[[m^[[38;2;0;255;0;48;2;255;0;0m▄▀▄▀█")
    #expect(
      bytes(grid("rbr", "gbb")) == "^[[H^[[m^[[38;2;0;255;0;48;2;255;0;0m▄^[[48;2;0;0;255m "
        + "^[[38;2;255;0;0m▀")
  }

  @Test func `many cells of the foreground's colour make it the background`() {
    #expect(
      bytes(grid("krrrrrrrrrrrr", "rrrrrrrrrrrrr"))
        == "^[[H^[[m^[[38;2;255;0;0;48;2;0;0;0m▄^[[48;2;255;0;0m"
        + String(repeating: " ", count: 12))
    #expect(bytes(grid("krr", "rrr")) == "^[[H^[[m^[[38;2;255;0;0;48;2;0;0;0m▄██")
  }

  @Test func `an equal cell is passed over by the shortest motion`() {
    #expect(bytes(grid("kkkkk", "kkkkk"), grid("rkkkr", "rkkkr")) == "^M^[[48;2;255;0;0m ^[[3C ")
    #expect(bytes(grid("rkkkk", "rkkkk"), grid("rkkrk", "rkkrk")) == "^[[4G^[[48;2;255;0;0m ")
  }

  @Test func `a short gap of the pen's colour is written over`() {
    #expect(bytes(grid("kkkk", "kkkk"), grid("kkkk", "kkkk")) == "")
    #expect(bytes(grid("grrg", "grrg"), grid("rrrr", "rrrr")) == "^M^[[48;2;255;0;0m    ")
  }

  @Test func `the cell below is a line feed away`() {
    #expect(
      bytes(grid("kkk", "kkk", "kkk", "kkk"), grid("krk", "krk", "krk", "krk"))
        == "^[M^[[2G^[[48;2;255;0;0m ^J^H ")
  }

  @Test func `a terminal that translates line feeds gets none`() {
    let cooked = OutputCapabilities(lineFeedKeepsColumn: false)
    #expect(
      bytes(grid("kkk", "kkk", "kkk", "kkk"), grid("krk", "krk", "krk", "krk"), with: cooked)
        == "^[M^[[2G^[[48;2;255;0;0m ^[[B^H ")
  }

  @Test func `runs are repeated or erased where the terminal can do that`() {
    let black = grid("kkkkkkkkkkkk", "kkkkkkkkkkkk")
    let stripe = grid("krrrrrrrrrrk", "kggggggggggk")
    let solid = grid("krrrrrrrrrrr", "krrrrrrrrrrr")
    #expect(
      bytes(black, stripe, with: OutputCapabilities(hasRepeat: true))
        == "^[[2G^[[38;2;0;255;0;48;2;255;0;0m▄^[[9b")
    #expect(
      bytes(black, solid, with: OutputCapabilities(erasesWithBackground: true))
        == " ^[[48;2;255;0;0m^[[K")
  }

  @Test func `a terminal of ASCII gets spaces only`() {
    let ascii = OutputCapabilities(hasUnicode: false)
    #expect(
      bytes(grid("rgr", "rgr"), with: ascii)
        == "^[[H^[[m^[[48;2;255;0;0m ^[[48;2;0;255;0m ^[[48;2;255;0;0m ")
  }

  @Test func `characters carry their attributes and give them back`() {
    let (presenter, grid) = (FramePresenter(), grid("kkk", "kkk"))
    _ = presenter.bytes(toShow: grid)
    grid[0, 0] = Cell(
      content: .character("a", columns: 1, attributes: [.bold, .underline]),
      foreground: CellColor(pixel: 0xFF), background: CellColor(pixel: 0))
    #expect(spelled(presenter.bytes(toShow: grid)) == "^M^[[1;4m^[[38;2;255;0;0ma")
    grid[0, 0].content = .pixels
    #expect(spelled(presenter.bytes(toShow: grid)) == "^M^[[22;24m▀")
  }

  @Test func `a gap between underlined characters is not underlined`() {
    let (presenter, grid) = (FramePresenter(), grid("kkkk", "kkkk"))
    _ = presenter.bytes(toShow: grid)
    for column in [0, 3] {
      grid[column, 0] = Cell(
        content: .character("a", columns: 1, attributes: .underline),
        foreground: CellColor(pixel: 0xFF), background: CellColor(pixel: 0))
    }
    #expect(spelled(presenter.bytes(toShow: grid)) == "^M^[[4m^[[38;2;255;0;0ma^[[2Ca")
  }

  @Test func `after a cluster that terminals disagree about the column is set anew`() {
    let text = grid("kkkk", "kkkk")
    let black = CellColor(pixel: 0)
    text[0, 0] = Cell(
      content: .character("\u{2764}\u{FE0F}", columns: 2, attributes: []),
      foreground: CellColor(pixel: 0xFF), background: black)
    text[1, 0] = Cell(
      content: .continuation, foreground: CellColor(pixel: 0xFF), background: black)
    #expect(
      bytes(grid("kkkk", "kkkk"), text) == "^M^[[38;2;255;0;0m  ^M\u{2764}\u{FE0F}^[[3G  ")
  }

  @Test(arguments: [
    (ColorDepth.indexed256, "^[[H^[[m^[[38;5;16;48;5;196m▄"),
    (ColorDepth.indexed16, "^[[H^[[m^[[30;101m▄"),
    (ColorDepth.monochrome, "^[[H^[[m▄"),
  ])
  func `fewer colours are asked for in their own way`(depth: ColorDepth, wanted: String) {
    let buffer = PixelBuffer(width: 1, height: 2)
    (buffer.base[0], buffer.base[1]) =
      depth == .monochrome ? (0xFF00_0000, 0xFFFF_FFFF) : (0xFF00_00FF, 0xFF00_0000)
    let capabilities = OutputCapabilities(colorDepth: depth)
    let encoder = HalfBlockEncoder(capabilities: capabilities)
    let presenter = FramePresenter(capabilities: capabilities)
    let cells = encoder.cells(of: Picture(pixels: buffer))
    #expect(spelled(presenter.bytes(toShow: cells)) == wanted)
  }
}
