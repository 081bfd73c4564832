import Foundation
import Testing

/// More than a terminal should be asked for: sizes that never rest, and links that take little.
@Suite(.serialized)
struct StormTests {
  @Test func `200 resizes from 1x1 to 500x200 during sweeps leave the last size exact`()
    async throws
  {
    let guest = try await SplashGuest(columns: 60, rows: 20)
    var random = SeededGenerator(seed: 6)
    for number in 0..<200 {
      let columns = [1, 2, 500, Int.random(in: 1...200, using: &random)][number % 4]
      guest.terminal.resize(
        columns: columns, rows: columns == 500 ? 200 : Int.random(in: 1...60, using: &random))
      if number % 20 == 0 { guest.terminal.send("c") }
      guest.terminal.pump(milliseconds: 0)
      usleep(5000)
    }
    guest.resize(columns: 60, rows: 20)
    let keys = "c c c c c c c c c c"
    let expected = try await SplashGuest.picture(after: keys, columns: 60, rows: 20)
    #expect(guest.watch(within: 60) { $0.looksLike(expected) })
    // Each change of size paints all anew, also one that was told too late to be another.
    guest.settle(quietFor: 1)
    _ = guest.watch(within: 0.1) { _ in false }
    try await guest.expectPicture(after: keys)
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
  }

  @Test func `no more bytes come than --max-rate allows, and the picture at rest is exact`()
    async throws
  {
    let rate = 10_000.0
    let guest = try SplashGuest(["splash", "--max-rate", "10000"])
    guest.answer()
    let (start, before) = (PseudoTerminal.now, guest.terminal.output.count)
    func expectPace() {
      let sent = Double(guest.terminal.output.count - before)
      #expect(sent <= rate * (PseudoTerminal.now - start + 0.1) + 200)
    }
    #expect(
      guest.watch {
        expectPace()
        return $0.text(row: 1).contains("Splash")
      })
    guest.terminal.send("c9C")
    let expected = try await SplashGuest.picture(after: "c 9 C", columns: 80, rows: 24)
    let isShown = guest.watch(within: 20) {
      expectPace()
      return $0.looksLike(expected)
    }
    #expect(isShown)
    try await guest.expectPicture(after: "c 9 C")
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
  }

  @Test func `a key ends the program in the middle of a frame that the pace holds up`() throws {
    let guest = try SplashGuest(["splash", "--max-rate", "200"])
    guest.answer()
    guest.terminal.expect("\u{1B}[48;2;")
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
  }
}
