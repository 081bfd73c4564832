import Foundation
import Testing

@testable import TermAnim

struct FramePresenterTests {
  /// Every combination of what changes the bytes of true colour.
  private static let capabilitySets: [OutputCapabilities] = (0..<32).map { bits in
    OutputCapabilities(
      hasSynchronizedOutput: bits & 1 != 0, hasRepeat: bits & 2 != 0,
      hasEraseCharacters: bits & 4 != 0, erasesWithBackground: bits & 8 != 0,
      lineFeedKeepsColumn: bits & 16 != 0)
  }

  private func mismatch(
    _ screen: VirtualScreen, _ grid: CellGrid, _ capabilities: OutputCapabilities
  ) -> String? {
    ScreenComparison(screen: screen, grid: grid, capabilities: capabilities).mismatch
  }

  @Test(arguments: capabilitySets.indices)
  func `bytes played into a terminal show the grid, from any grid to any other`(index: Int) {
    let capabilities = Self.capabilitySets[index]
    var dice = CellDice(seed: index)
    for _ in 0..<6 {
      let (columns, rows) = (dice.roll(2..<40), dice.roll(1..<12))
      let screen = VirtualScreen(columns: columns, rows: rows)
      let presenter = FramePresenter(capabilities: capabilities)
      for frame in 0..<8 {
        let grid = dice.grid(columns: columns, rows: rows)
        screen.feed(presenter.bytes(toShow: grid))
        #expect(mismatch(screen, grid, capabilities) == nil, "frame \(frame)")
        #expect(presenter.bytes(toShow: grid).isEmpty)
      }
    }
  }

  @Test(arguments: 0..<12)
  func `small changes of one grid are shown, and nothing is sent twice`(seed: Int) {
    let capabilities = Self.capabilitySets[seed * 5 % 32]
    var dice = CellDice(seed: 1000 + seed)
    let screen = VirtualScreen(columns: 30, rows: 9)
    let presenter = FramePresenter(capabilities: capabilities)
    let grid = dice.grid(columns: 30, rows: 9)
    for frame in 0..<40 {
      let row = dice.roll(0..<9)
      if dice.chance(3) { dice.write(on: row, of: grid) } else { dice.fill(row, of: grid) }
      dice.removeStrayHalves(on: row, of: grid)
      screen.feed(presenter.bytes(toShow: grid))
      #expect(mismatch(screen, grid, capabilities) == nil, "frame \(frame)")
      #expect(presenter.bytes(toShow: grid).isEmpty)
    }
  }

  @Test(arguments: 0..<8)
  func `after a resize and after forgetting the whole frame is drawn over what is there`(
    seed: Int
  ) {
    let capabilities = Self.capabilitySets[seed * 4 + 3]
    var dice = CellDice(seed: 2000 + seed)
    let screen = VirtualScreen(columns: 20, rows: 5)
    let presenter = FramePresenter(capabilities: capabilities)
    for _ in 0..<8 {
      let (columns, rows) = (dice.roll(2..<30), dice.roll(1..<10))
      screen.resize(columns: columns, rows: rows)
      let grid = dice.grid(columns: columns, rows: rows)
      screen.feed(presenter.bytes(toShow: grid))
      #expect(mismatch(screen, grid, capabilities) == nil)
      screen.feed("\u{1B}[H\u{1B}[7;31;44mnoise by others".utf8)
      presenter.forget()
      screen.feed(presenter.bytes(toShow: grid))
      #expect(mismatch(screen, grid, capabilities) == nil)
    }
  }

  @Test func `a discarded frame leaves no trace`() {
    var dice = CellDice(seed: 7)
    let screen = VirtualScreen(columns: 24, rows: 6)
    let presenter = FramePresenter(capabilities: Self.capabilitySets[31])
    for _ in 0..<30 {
      _ = presenter.bytes(toShow: dice.grid(columns: 24, rows: 6))
      presenter.discard()
      let grid = dice.grid(columns: 24, rows: 6)
      screen.feed(presenter.bytes(toShow: grid))
      #expect(mismatch(screen, grid, presenter.capabilities) == nil)
    }
  }

  @Test func `the screen is never cleared and no other mode than synchronised output is touched`() {
    var dice = CellDice(seed: 5)
    for capabilities in Self.capabilitySets {
      let presenter = FramePresenter(capabilities: capabilities)
      for _ in 0..<4 {
        let bytes = presenter.bytes(toShow: dice.grid(columns: 30, rows: 8))
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(!text.contains("\u{1B}[J") && !text.contains("\u{1B}[2J"))
        for part in text.components(separatedBy: "\u{1B}[?").dropFirst() {
          #expect(part.hasPrefix("2026h") || part.hasPrefix("2026l"))
        }
      }
    }
  }

  @Test func `what is on the screen stays known when frames turn out to be shown as wholes`() {
    var dice = CellDice(seed: 11)
    let (screen, grid) = (
      VirtualScreen(columns: 24, rows: 6), dice.grid(columns: 24, rows: 6)
    )
    let presenter = FramePresenter()
    screen.feed(presenter.bytes(toShow: grid))
    presenter.capabilities.hasSynchronizedOutput = true
    #expect(presenter.bytes(toShow: grid).isEmpty)
    presenter.capabilities.erasesWithBackground = true
    #expect(!presenter.bytes(toShow: grid).isEmpty, "what was erased may look otherwise")
    let next = dice.grid(columns: 24, rows: 6)
    screen.feed(presenter.bytes(toShow: next))
    #expect(mismatch(screen, next, presenter.capabilities) == nil)
  }

  @Test func `a reordered frame is synchronised, and ends so`() {
    let presenter = FramePresenter(
      capabilities: OutputCapabilities(hasSynchronizedOutput: true))
    let grid = CellGrid(columns: 60, rows: 20)
    for row in 0..<20 {
      for column in 0..<60 {
        let color = CellColor(pixel: UInt32(column + 2 * row))
        grid[column, row] = Cell(content: .pixels, foreground: color, background: color)
      }
    }
    let bytes = presenter.bytes(toShow: grid)
    #expect(bytes.starts(with: "\u{1B}[?2026h".utf8))
    #expect(bytes.suffix(8).elementsEqual("\u{1B}[?2026l".utf8))
    #expect(bytes.count < 60 * 20 * 7)
  }

  @Test func `a reordered frame is synchronised however short it is`() {
    let presenter = FramePresenter(capabilities: OutputCapabilities(hasSynchronizedOutput: true))
    let grid = CellGrid(columns: 6, rows: 4)
    for row in 0..<4 {
      for column in 0..<6 {
        let color = CellColor(pixel: UInt32(column % 2))
        grid[column, row] = Cell(content: .pixels, foreground: color, background: color)
      }
    }
    let bytes = presenter.bytes(toShow: grid)
    #expect(bytes.count < 200)
    #expect(bytes.starts(with: "\u{1B}[?2026h".utf8))
    #expect(bytes.suffix(8).elementsEqual("\u{1B}[?2026l".utf8))
  }

  @Test(arguments: [(1, 2), (-1, 2), (1, 0), (0, 1), (3, 2), (2, -4)], [false, true])
  func `moving gradients are shown, in whatever order they are sent`(
    slope: (across: Int, down: Int), erases: Bool
  ) {
    let capabilities = OutputCapabilities(
      hasSynchronizedOutput: true, hasRepeat: erases, hasEraseCharacters: erases,
      erasesWithBackground: erases)
    let (screen, presenter) = (
      VirtualScreen(columns: 37, rows: 11), FramePresenter(capabilities: capabilities)
    )
    let grid = CellGrid(columns: 37, rows: 11)
    for frame in 0..<6 {
      for row in 0..<11 {
        for column in 0..<37 {
          let step = slope.across * column + slope.down * row + 5 * frame + 200
          grid[column, row] = Cell(
            content: .pixels, foreground: CellColor(pixel: UInt32(step)),
            background: CellColor(pixel: UInt32(step + slope.down / 2)))
        }
      }
      screen.feed(presenter.bytes(toShow: grid))
      #expect(mismatch(screen, grid, capabilities) == nil)
    }
  }

  @Test func `a zigzag along the last column is shown where it is`() {
    let (screen, presenter) = (VirtualScreen(columns: 4, rows: 12), FramePresenter())
    let grid = CellGrid(columns: 4, rows: 12)
    screen.feed(presenter.bytes(toShow: grid))
    for (row, column) in [0, 1, 2, 3, 1, 2, 3, 0, 1, 2, 3, 3].enumerated() {
      grid[column, row].foreground = CellColor(pixel: 0xFF)
    }
    screen.feed(presenter.bytes(toShow: grid))
    #expect(mismatch(screen, grid, presenter.capabilities) == nil)
  }

  @Test func `clusters of two tables are not mistaken for one another`() {
    let (screen, presenter) = (VirtualScreen(columns: 2, rows: 1), FramePresenter())
    for text in ["e\u{301}", "a\u{308}"] {
      let grid = CellGrid(columns: 2, rows: 1)
      grid[0, 0].content = .character(text, columns: 1, attributes: [])
      screen.feed(presenter.bytes(toShow: grid))
      #expect(screen[0, 0].text == text)
    }
  }

  @Test func `capabilities that change draw everything again`() {
    let presenter = FramePresenter()
    let grid = CellGrid(columns: 4, rows: 2)
    let first = Array(presenter.bytes(toShow: grid))
    presenter.capabilities.hasRepeat = false
    #expect(presenter.bytes(toShow: grid).isEmpty)
    presenter.capabilities.hasUnicode = false
    #expect(Array(presenter.bytes(toShow: grid)) == first)
  }

  /// Only a first frame: libvterm 0.1.4 wraps around after a motion to the place where it is.
  @Test func `a screen of one column is shown`() {
    var dice = CellDice(seed: 3)
    for capabilities in Self.capabilitySets {
      let screen = VirtualScreen(columns: 1, rows: 7)
      let grid = dice.grid(columns: 1, rows: 7)
      let presenter = FramePresenter(capabilities: capabilities)
      screen.feed(presenter.bytes(toShow: grid))
      #expect(mismatch(screen, grid, capabilities) == nil)
    }
  }

  @Test func `an empty grid takes no bytes`() {
    let presenter = FramePresenter()
    #expect(presenter.bytes(toShow: CellGrid(columns: 0, rows: 0)).isEmpty)
    #expect(presenter.bytes(toShow: CellGrid(columns: 0, rows: 7)).isEmpty)
  }
}
