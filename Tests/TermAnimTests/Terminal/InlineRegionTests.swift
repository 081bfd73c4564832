import Testing

@testable import TermAnim

/// Room for a picture among the lines of a terminal.
struct InlineRegionTests {
  private func screen(_ text: String, rows: Int = 6) -> VirtualScreen {
    let screen = VirtualScreen(columns: 10, rows: rows)
    screen.feed(text.utf8)
    return screen
  }

  private func rows(_ screen: VirtualScreen) -> [String] {
    (0..<screen.rows).map {
      String(screen.text(row: $0).reversed().drop { $0 == " " }.reversed())
    }
  }

  @Test(arguments: [("", true, 0), ("ab", false, 1), ("0123456789", false, 1), ("ab\r\n", true, 1)])
  func `the first picture begins in a line of its own`(text: String, isAtStart: Bool, row: Int) {
    let screen = screen(text)
    var region = InlineRegion()
    region.isAtLineStart = isAtStart
    screen.feed(region.makeRoom(rows: 2))
    #expect(screen.cursor == (0, row))
    #expect(region.rows == 2)
  }

  @Test func `at the bottom of the screen lines move up, and none is lost before`() {
    let screen = screen("a\r\nb\r\nc\r\nd\r\ne\r\nf")
    var region = InlineRegion()
    screen.feed(region.makeRoom(rows: 3))
    #expect(rows(screen) == ["d", "e", "f", "", "", ""])
    #expect(screen.cursor == (0, 3))
  }

  @Test func `a picture that is not to stay is erased, wherever in it the cursor is`() {
    let screen = screen("a\r\nb")
    var region = InlineRegion(leavesPicture: false)
    screen.feed(region.makeRoom(rows: 3))
    screen.feed("one\r\ntwo\r\nthree\u{1B}[A".utf8)
    screen.feed(region.leave)
    #expect(rows(screen) == ["a", "b", "", "", "", ""])
    #expect(screen.cursor == (0, 2))
  }

  @Test func `another number of rows, and lines above, take the place of the picture before`() {
    let screen = screen("a\r\n")
    var region = InlineRegion()
    region.isAtLineStart = true
    screen.feed(region.makeRoom(rows: 2))
    screen.feed("XXXXX\r\nXXX\u{1B}[A\r".utf8)
    screen.feed(region.makeRoom(rows: 3, below: Array("b\r\nc\r\n".utf8)))
    #expect(rows(screen) == ["a", "b", "c", "", "", ""])
    #expect(screen.cursor == (0, 3))
    screen.feed(region.makeRoom(rows: 1))
    screen.feed("Y\r".utf8)
    screen.feed(region.makeRoom(rows: 4))
    #expect(rows(screen) == ["b", "c", "", "", "", ""])
    #expect(screen.cursor == (0, 2))
  }

  @Test(arguments: [1, 3, 6])
  func `from anywhere in the picture it is left for the line below`(count: Int) {
    for (column, row) in [(0, 0), (9, count - 1), (4, count / 2)] {
      let screen = screen("a\r\nb\r\n", rows: 20)
      var region = InlineRegion()
      region.isAtLineStart = true
      screen.feed(region.makeRoom(rows: count))
      let start = screen.cursor.row
      screen.feed("\u{1B}[41m\u{1B}[\(start + row + 1);\(column + 1)H".utf8)
      screen.feed(region.leave)
      #expect(screen.cursor == (0, start + count))
      screen.feed("x".utf8)
      #expect(screen[0, screen.cursor.row].background == .terminalDefault)
    }
  }

  @Test func `where there is no picture there is nothing to leave`() {
    var region = InlineRegion()
    #expect(region.leave.isEmpty)
    _ = region.makeRoom(rows: 2)
    region.close()
    #expect(region.leave.isEmpty && region.rows == 0 && region.isAtLineStart)
  }

  @Test(arguments: 0..<24)
  func `frames are shown in the region, and nothing else is touched`(seed: Int) {
    var dice = CellDice(seed: 7000 + seed)
    let (columns, count) = (dice.roll(2..<40), dice.roll(1..<8))
    let capabilities = OutputCapabilities(
      hasSynchronizedOutput: seed & 1 != 0, hasRepeat: seed & 2 != 0,
      hasEraseCharacters: seed & 4 != 0, erasesWithBackground: seed & 8 != 0,
      lineFeedKeepsColumn: true, isInline: true)
    let screen = VirtualScreen(columns: columns, rows: 12)
    let before = dice.roll(0..<14)
    for number in 0..<before { screen.feed("\(number % 10)\r\n".utf8) }
    var region = InlineRegion()
    screen.feed(region.makeRoom(rows: count))
    let start = screen.cursor.row
    let above = (0..<start).map { screen.text(row: $0) }
    let presenter = FramePresenter(capabilities: capabilities)
    for frame in 0..<8 {
      let grid = dice.grid(columns: columns, rows: count)
      screen.feed(presenter.bytes(toShow: grid))
      let mismatch = ScreenComparison(
        screen: screen, grid: grid, capabilities: capabilities, firstRow: start
      ).mismatch
      #expect(mismatch == nil, "frame \(frame)")
      #expect(screen.cursor == (0, start))
      #expect((0..<start).map { screen.text(row: $0) } == above)
      #expect(
        (start + count..<max(start + count, 12)).allSatisfy { row in
          screen.text(row: row).allSatisfy { $0 == " " }
        })
    }
  }
}
