import Foundation
import Testing

@testable import TermAnim
@testable import termsplash

/// The splash scene as somebody at a terminal sees it.
struct SplashOnTerminalTests {
  /// Checks in every frame that the new face of the card has reached the cells in their order.
  ///
  /// A cell is reached when it looks as it will in the end, and unreached as long as it looks as it
  /// did; the front and its shadow are neither.
  private static func expectSweep(
    _ sweep: SplashSweep, on guest: SplashGuest, before: String, after: String
  ) async throws -> Bool {
    let (columns, rows) = (guest.screen.columns, guest.screen.rows)
    let old = try await SplashGuest.picture(after: before, columns: columns, rows: rows)
    let new = try await SplashGuest.picture(after: after, columns: columns, rows: rows)
    let cells = await card(columns: columns, rows: rows).filter { column, row in
      guard let old = old.halves(column: column, row: row),
        let new = new.halves(column: column, row: row)
      else { return false }
      return differ(old.upper, new.upper) || differ(old.lower, new.lower)
    }
    #expect(cells.count > 200, "the two faces differ")
    var hasSeenBoth = false
    guest.terminal.send(sweep.bytes)
    let isShown = guest.watch { screen in
      var (reached, unreached) = (-Double.infinity, Double.infinity)
      for (column, row) in cells {
        let order = sweep.order(column: column, row: row)
        if screen.hasCell(column, row, of: new) { reached = max(reached, order) }
        if screen.hasCell(column, row, of: old) { unreached = min(unreached, order) }
      }
      #expect(reached < unreached + 1, "the colour spreads in order")
      hasSeenBoth = hasSeenBoth || reached.isFinite && unreached.isFinite
      return unreached.isInfinite && screen.looksLike(new)
    }
    #expect(isShown)
    return hasSeenBoth
  }

  /// Whether two colours are further apart than what a frame may leave as it was.
  ///
  /// Where the machine is busy the link seems to lag, and colours stay that are near enough to the
  /// true ones until the picture rests: they look unreached long after the front has passed.
  private static func differ(_ one: VirtualScreen.Color, _ other: VirtualScreen.Color) -> Bool {
    guard case .rgb(let one) = one, case .rgb(let other) = other else { return one != other }
    let tolerance = Float(LinkGovernor.coarsestTolerance)
    return !CellColor(pixel: one).isWithin(tolerance, of: CellColor(pixel: other))
  }

  /// The cells that lie wholly on the card, whose corners are round.
  @MainActor
  private static func card(columns: Int, rows: Int) -> [(column: Int, row: Int)] {
    let frame = SplashView.cardFrame(in: CGSize(width: 4 * columns, height: 8 * rows))
    let (top, bottom) = (Int(frame.minY / 8) + 1, Int(frame.maxY / 8))
    let (left, right) = (Int(frame.minX / 4), Int(frame.maxX / 4))
    let corner = max(20, frame.height * 0.12)
    let (tall, wide) = (Int((corner / 8).rounded(.up)), Int((corner / 4).rounded(.up)))
    return (top..<bottom).flatMap { row in
      let indent = row < top + tall || row >= bottom - tall ? wide : 0
      return (left + indent..<right - indent).map { (column: $0, row: row) }
    }
  }

  @Test(arguments: SplashSweep.keys)
  func `a key brings its colour from its side`(sweep: SplashSweep) async throws {
    let guest = try await SplashGuest()
    var (pressed, isCaught) = ("", false)
    // A busy machine may show nothing of a sweep but its end; then there is another.
    for _ in 0..<10 where !isCaught {
      let after = "\(pressed) \(sweep.keys)"
      isCaught = try await Self.expectSweep(sweep, on: guest, before: pressed, after: after)
      pressed = after
    }
    #expect(isCaught, "the colour sweeps")
  }

  @Test func `the key 9 lets a disc grow from the middle`() async throws {
    let guest = try await SplashGuest()
    let disc = SplashSweep(
      name: "9", bytes: "9", keys: "9", spread: .from(column: 39.5, row: 11))
    _ = try await Self.expectSweep(disc, on: guest, before: "", after: "9")
  }

  @Test func `a click lets a disc grow from the pointer, and is silent in the end`() async throws {
    let guest = try await SplashGuest()
    _ = try await Self.expectSweep(SplashSweep.click, on: guest, before: "", after: "c")
    try await guest.expectPicture(after: "c")
  }

  @Test func `a click beside the card does nothing`() async throws {
    let guest = try await SplashGuest()
    guest.terminal.send("\u{1B}[<0;2;2M\u{1B}[<0;2;2mc")
    #expect(guest.watch { $0.text(row: 1).contains("Splash") })
    try await guest.expectPicture(after: "c")
  }

  @Test func `the key f fills the screen, and gives it back`() async throws {
    let guest = try await SplashGuest()
    guest.terminal.send("f")
    try await guest.expectPicture(after: "f")
    let corners = [(0, 0), (79, 0), (0, 23), (79, 23)].map { guest.screen[$0.0, $0.1] }
    #expect(guest.screen.halves(column: 0, row: 0) != nil)
    guest.terminal.send("f")
    try await guest.expectPicture(after: "")
    #expect(guest.screen.text(row: 1).contains("Splash"))
    for (corner, place) in zip(corners, [(0, 0), (79, 0), (0, 23), (79, 23)]) {
      #expect(corner != guest.screen[place.0, place.1])
    }
  }

  @Test func `keys pressed faster than colours sweep all take their turn`() async throws {
    let guest = try await SplashGuest()
    guest.terminal.send("c9C\u{1B}[B  3c5")
    try await guest.expectPicture(after: "c 9 C down space space 3 c 5")
  }

  @Test func `a resize in the middle of a sweep leaves nothing behind`() async throws {
    let guest = try await SplashGuest()
    guest.terminal.send("9")
    for columns in stride(from: 7, through: 112, by: 15) {
      guest.resize(columns: columns, rows: 2 + columns % 31)
    }
    guest.resize(columns: 100, rows: 30)
    try await guest.expectPicture(after: "9")
  }

  @Test func `Control-L repaints what was scribbled over`() async throws {
    let guest = try await SplashGuest()
    guest.screen.feed(Array("\u{1B}[10;10Hscribble\u{1B}[41m scribble".utf8))
    guest.terminal.send("\u{C}")
    try await guest.expectPicture(after: "")
  }

  @Test func `below the prompt the picture stays, without the line that names keys`() throws {
    let guest = try SplashGuest(["percent", "--inline", "14"])
    guest.answer()
    func shows(_ words: String, on screen: VirtualScreen) -> Bool {
      (0..<screen.rows).contains { screen.text(row: $0).contains(words) }
    }
    #expect(guest.watch { shows("Percent", on: $0) && shows("q quit", on: $0) })
    guest.terminal.send("q")
    #expect(guest.watch { shows("Percent", on: $0) && !shows("q quit", on: $0) })
    #expect(guest.terminal.ending() == .exit(0))
  }

  @Test(arguments: ["q", "\u{1B}", "\u{1B}q"])
  func `the keys q and Esc end well, even in one piece`(keys: String) async throws {
    let guest = try await SplashGuest()
    guest.terminal.send(keys)
    guest.expectEnding(.exit(0))
  }

  @Test func `Control-C ends as the shell expects it`() async throws {
    let guest = try await SplashGuest()
    guest.terminal.send("c\u{3}")
    guest.expectEnding(.signal(SIGINT))
  }

  @Test func `closed standard error is not mistaken for the terminal`() throws {
    let guest = try SplashGuest(
      ["-c", "exec \"$0\" splash 2>&-", SplashGuest.path], program: "/bin/sh")
    guest.answer()
    #expect(guest.watch { $0.text(row: 1).contains("Splash") })
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
  }

  @Test func `the smallest screen is taken over once, and by no half sequence`() throws {
    let guest = try SplashGuest(["splash"], columns: 1, rows: 1)
    guest.answer()
    guest.terminal.expect("48;2;")
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
    let output = String(decoding: guest.terminal.output, as: UTF8.self)
    #expect(output.components(separatedBy: "\u{1B}[?1049h").count == 2)
    #expect(!output.contains("\u{1B}[1\u{1B}"))
  }
}
