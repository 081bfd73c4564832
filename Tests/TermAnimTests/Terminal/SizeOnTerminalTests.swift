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
}
