import Foundation
import Testing

/// Screens of odd sizes.
struct SizeOnTerminalTests {
  @Test(arguments: [(2, 2), (1, 50), (3, 7), (500, 200)])
  func `a screen of any size shows its picture, and the same when it is repainted`(
    columns: Int, rows: Int
  ) async throws {
    let guest = try await SplashGuest(columns: columns, rows: rows)
    guest.screen.feed("\u{1B}[H\u{1B}[41mscribble".utf8)
    guest.terminal.send("\u{C}")
    try await guest.expectPicture(after: "")
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
  }

  @Test func `a screen of one row shows the same when it is repainted`() throws {
    let guest = try SplashGuest(["splash"], columns: 200, rows: 1)
    guest.answer()
    #expect(guest.watch { Set($0.looks).count > 4 })
    #expect(guest.isSameWhenRepainted())
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
  }

  @Test(arguments: [(65_535, 1), (65_535, 65_535)])
  func `a size that no screen has is survived when the terminal tells it`(
    columns: Int, rows: Int
  ) async throws {
    let guest = try await SplashGuest()
    let deadline = PseudoTerminal.now + PseudoTerminal.patience
    let sent = guest.terminal.output.count
    guest.terminal.resize(columns: columns, rows: rows)
    guest.terminal.send("\u{1B}[48;\(rows);\(columns);0;0t")
    while guest.terminal.output.count == sent, PseudoTerminal.now < deadline {
      guest.terminal.pump(milliseconds: 50)
    }
    #expect(guest.terminal.output.count > sent, "a frame of this size was sent")
    #expect(try #require(guest.terminal.memory) < 1_000_000)
    guest.settle()
    guest.playAll()
    guest.resize(columns: 60, rows: 20)
    guest.terminal.send("\u{1B}[48;20;60;0;0t")
    try await guest.expectPicture(after: "")
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
  }
}
