import Foundation
import Testing

/// Programs that play views on a real terminal.
@Suite(.serialized)
struct PlayerTests {
  @Test func `a player plays from the top level of a program until it is told to quit`() throws {
    try expectAnswersAndEnd("plainly")
  }

  @Test func `a player plays in an asynchronous program, too`() throws {
    try expectAnswersAndEnd("asynchronously")
  }

  private func expectAnswersAndEnd(_ way: String) throws {
    let guest = try TerminalGuest(variables: ["PLAYS": way])
    guest.terminal.send("n")
    guest.terminal.expect("AAAA")
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
    let farewell = guest.terminal.output(after: "\u{1B}[?1049l")
    #expect(farewell.contains("the end, true\r\nplayed"))
  }

  @Test func `a player quits when its task is cancelled`() throws {
    let guest = try TerminalGuest(variables: ["PLAYS": "cancelled"])
    guest.expectEnding(.exit(0))
    #expect(guest.terminal.output(after: "\u{1B}[?1049l").contains("played"))
  }

  @Test(arguments: ["onMainQueue", "onMainQueueOfRunLoop"])
  func `a program that keeps the main queue waiting is told what to do`(way: String) throws {
    let guest = try TerminalGuest(variables: ["PLAYS": way], isRefused: true)
    guest.answer()
    guest.expectEnding(.signal(SIGILL))
    #expect(guest.terminal.output(after: "\u{1B}[?1049l").contains("with await"))
  }

  @Test func `a player that has quit does not begin`() throws {
    let guest = try TerminalGuest(variables: ["PLAYS": "afterTheEnd"], isRefused: true)
    guest.answer()
    guest.expectEnding(.exit(0))
    #expect(guest.terminal.output(after: "\u{1B}[?1049l").contains("the end, true\r\nplayed"))
  }

  @Test(arguments: ["\u{3}", "\u{1B}[99;5u", "xx\u{3}yy"])
  func `Control-C ends a program whose main thread never comes back`(keys: String) throws {
    let guest = try TerminalGuest(variables: ["PLAYS": "plainly"])
    guest.terminal.send("b")
    usleep(100_000)
    guest.terminal.send(keys)
    guest.expectEnding(.signal(SIGINT))
  }

  @Test(arguments: ["plainly", "asynchronously"])
  func `Control-Z stops a program whichever thread serves its main queue`(way: String) throws {
    let terminal = try TerminalGuest(shell: ()).terminal
    terminal.send("PLAYS=\(way) \(TerminalGuest.path)\n")
    terminal.expect("\u{1B}[c")
    terminal.send(TerminalGuest.plainAnswer)
    terminal.expect("READY")
    for (turn, letters) in ["AAAA", "BBBB", "CCCC", "DDDD"].enumerated() {
      terminal.send("\u{1A}")
      terminal.expect("Stopped")
      terminal.expect("PROMPT ")
      // It stops at once, rather than to take the terminal back and be asked again.
      let output = String(decoding: terminal.output, as: UTF8.self)
      #expect(output.matches(of: /\u{1B}\[\?1049h/).count == turn + 1)
      #expect(ScreenState(after: terminal.output).changed == [])
      terminal.send("fg\n")
      terminal.expect("READY")
      terminal.send("n")
      terminal.expect(letters)
    }
    terminal.expectQuittingInShell()
  }

  @Test func `what is typed while the main thread is busy is not lost`() throws {
    let guest = try TerminalGuest(variables: ["PLAYS": "plainly"])
    guest.terminal.send("s")
    usleep(100_000)
    guest.terminal.send("nn\u{1B}[200~\u{3}\u{1B}[201~n")
    usleep(1_800_000)
    guest.terminal.send("n")
    guest.terminal.expect("DDDD")
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
  }
}
