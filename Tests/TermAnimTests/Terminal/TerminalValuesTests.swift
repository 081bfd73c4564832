import TermAnim
import Testing

/// The public values, as another package sees them.
struct TerminalValuesTests {
  @Test(arguments: [
    TerminalError.notATerminal(.input), .notATerminal(.output), .differentTerminals,
    .unsetTerminalType, .unknownTerminalType("x\n\u{1B}[31m\u{9B}"), .dumbTerminal("dumb"),
    .alreadyOpen, .background, .tooFewDescriptors(needed: 13),
    .cannotOpen(name: "/dev/tty", code: 13),
    .systemFailure(call: "dup", code: 24), .systemFailure(call: "eventfd", code: 23),
  ])
  func `an error is one line that says what to do, and hides nothing`(error: TerminalError) {
    let text = error.description
    #expect(text.unicodeScalars.allSatisfy { (" "..."~").contains($0) })
    #expect(text.count > 20)
  }

  @Test func `files that the whole system lacks are no fault of the terminal`() {
    let error = TerminalError.systemFailure(call: "eventfd", code: 23)
    #expect(error.description.contains("whole system"))
    #expect(!error.description.contains("refuses"))
  }

  @Test func `a hostile name is cut in an error`() {
    let error = TerminalError.unknownTerminalType(String(repeating: "x", count: 1_000_000))
    #expect(error.description.count < 120)
  }

  @Test(arguments: [(0, 0), (-5, 1), (Int.min, Int.min)])
  func `a size is never less than one cell`(columns: Int, rows: Int) {
    let size = TerminalSize(columns: columns, rows: rows)
    #expect(size.columns == 1 && size.rows == 1)
  }

  @Test(arguments: [
    (65_535, 65_535, 65_535, 15), (1_000_001, 5, 65_535, 5), (Int.max, Int.max, 65_535, 15),
    (1, Int.max, 1, 65_535), (65_536, 1, 65_535, 1), (65_535, 1, 65_535, 1), (1, 65_535, 1, 65_535),
    (1000, 1000, 1000, 1000), (1000, 1001, 1000, 1000),
  ])
  func `a size has a million cells at most, and no side longer than can be told`(
    columns: Int, rows: Int, width: Int, height: Int
  ) {
    let size = TerminalSize(columns: columns, rows: rows, pixelWidth: .max, pixelHeight: .max)
    #expect((size.columns, size.rows) == (width, height))
    #expect((size.pixelWidth == nil) == (columns > width || rows > height))
  }

  @Test func `half a size in pixels is none`() {
    let size = TerminalSize(columns: 80, rows: 24, pixelWidth: 800, pixelHeight: 0)
    #expect(size.pixelWidth == nil && size.pixelHeight == nil)
    let whole = TerminalSize(columns: 80, rows: 24, pixelWidth: 800, pixelHeight: 480)
    #expect(whole.pixelWidth == 800 && whole.pixelHeight == 480)
  }

  @Test func `a size in pixels of which no cell could hold a letter is none`() {
    #expect(
      TerminalSize(columns: 80, rows: 24, pixelWidth: 200, pixelHeight: 200).pixelWidth == nil)
    #expect(
      TerminalSize(columns: 80, rows: 24, pixelWidth: 239, pixelHeight: 120).pixelWidth == nil)
    #expect(
      TerminalSize(columns: 80, rows: 24, pixelWidth: 240, pixelHeight: 119).pixelHeight == nil)
    let least = TerminalSize(columns: 80, rows: 24, pixelWidth: 240, pixelHeight: 120)
    #expect(least.pixelWidth == 240 && least.pixelHeight == 120)
  }

  @Test func `a position lies in the cell that it is within`() {
    let input = MouseInput(.press(.left), x: 3.99, y: 0.01)
    #expect(input.column == 3 && input.row == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -1e300])
  func `a position that is no cell's lies in the first`(place: Double) {
    let input = MouseInput(.move, x: place, y: place)
    #expect(input.column == 0 && input.row == 0)
  }
}
