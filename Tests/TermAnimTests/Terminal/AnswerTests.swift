import Foundation
import Testing

/// What the program makes of the terminal's answers, on a real terminal.
@Suite(.serialized)
struct AnswerTests {
  private static let everything =
    "\u{1B}[?2026;2$y\u{1B}[?2048;2$y\u{1B}[?1016;2$y\u{1B}[?0u\u{1B}[6;20;10t"
    + "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\"

  @Test func `a terminal that can do everything is used for all of it, and left clean`() throws {
    let guest = try TerminalGuest(answer: Self.everything + TerminalGuest.plainAnswer)
    guest.terminal.expect("can trueColor sync kitty pixels inband background\r\n")
    let changed = ScreenState(after: guest.terminal.output).changed
    #expect(changed.isSuperset(of: ["keyboard", "mode 1016", "mode 2048"]))
    guest.terminal.send("\u{1B}[<0;16;36M\u{1B}[48;40;120;800;1200t\u{1B}[27u\u{1B}[113;5u")
    guest.terminal.expect("mouse press left at 1.55 1.775\r\n")
    guest.terminal.expect("size 120x40\r\n")
    guest.terminal.expect("key escape\r\nkey control-q\r\n")
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
  }

  @Test(
    arguments: [
      ("q", .exit(0)), ("E", .exit(3)), ("\u{1B}[99;5u", .signal(SIGINT)), ("T", .signal(SIGILL)),
      ("A", .signal(SIGABRT)), ("P", .signal(SIGSEGV)), ("F", .signal(SIGILL)),
    ] as [(String, PseudoTerminal.Ending)])
  func `every way out gives back what only some terminals know`(
    command: String, ending: PseudoTerminal.Ending
  ) throws {
    let guest = try TerminalGuest(answer: Self.everything + TerminalGuest.plainAnswer)
    guest.terminal.expect("kitty")
    guest.terminal.send(command)
    guest.expectEnding(ending)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGINT])
  func `every signal that ends gives back what only some terminals know`(signal: Int32) throws {
    let guest = try TerminalGuest(answer: Self.everything + TerminalGuest.plainAnswer)
    guest.terminal.expect("kitty")
    guest.terminal.signal(signal)
    guest.expectEnding(.signal(signal))
  }

  @Test func `pixels of the mouse are of no use where the extent of a cell is unknown`() throws {
    let guest = try TerminalGuest(answer: "\u{1B}[?1016;2$y\u{1B}[?0u\(TerminalGuest.plainAnswer)")
    guest.terminal.expect("can trueColor kitty\r\n")
    #expect(!ScreenState(after: guest.terminal.output).changed.contains("mode 1016"))
    guest.terminal.send("\u{1B}[<0;3;4M")
    guest.terminal.expect("mouse press left at 2.5 3.5\r\n")
    guest.terminal.resize(columns: 80, rows: 24, pixelWidth: 800, pixelHeight: 480)
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
  }

  @Test func `an answer cut in two by pauses is no key`() throws {
    let isUnderstood = try anyTry {
      let guest = try TerminalGuest(answer: nil)
      for byte in (Self.everything + TerminalGuest.plainAnswer + "x").utf8 {
        guest.terminal.sendBytes([byte])
      }
      guest.terminal.expect("key x\r\n")
      return guest.terminal.output(after: "READY 80x24\r\n").contains(
        "can trueColor sync kitty pixels inband background\r\nkey x\r\n")
        && !guest.terminal.output(after: "READY").contains("key e")
    }
    #expect(isUnderstood)
  }

  @Test func `answers that come late are used, and are no keys`() throws {
    let guest = try TerminalGuest(answer: nil)
    // Esc is told 25 ms later again only after the wait for answers is over.
    guest.terminal.send("\u{1B}")
    guest.terminal.expect("key escape\r\n")
    guest.terminal.send(Self.everything + TerminalGuest.plainAnswer)
    guest.terminal.expect("kitty")
    #expect(!guest.terminal.output(after: "key escape").contains("key"))
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
  }

  @Test func `a late answer is used before the others have come`() throws {
    let guest = try TerminalGuest(answer: nil)
    guest.terminal.send("\u{1B}")
    guest.terminal.expect("key escape\r\n")
    guest.terminal.send("\u{1B}[?2026;2$y")
    guest.terminal.expect("can trueColor sync\r\n")
    guest.terminal.send(TerminalGuest.plainAnswer + "q")
    guest.expectEnding(.exit(0))
  }

  @Test func `answers that come after the end do not reach the shell`() throws {
    // Answers are awaited for a second, which a busy machine may let pass before they are sent.
    let isClean = try anyTry {
      let guest = try TerminalGuest(answer: nil)
      guest.terminal.send("q")
      guest.terminal.expect("\u{1B}[?1049l")
      guest.terminal.send(Self.everything + TerminalGuest.plainAnswer)
      #expect(guest.terminal.ending() == .exit(0))
      return guest.terminal.unread == 0
    }
    #expect(isClean)
  }

  @Test func `where nothing is due, what is typed after the end is for the shell`() throws {
    let guest = try TerminalGuest(answer: TerminalGuest.plainAnswer + "q")
    guest.terminal.expect("\u{1B}[?1049l")
    guest.terminal.send("ls\n")
    #expect(guest.terminal.ending() == .exit(0))
    #expect(guest.terminal.unread == 3)
  }

  @Test func `24-bit colour is believed when the terminal shows it`() throws {
    let answer = "\u{1B}P1$r0;38:2::1:2:3m\u{1B}\\"
    let guest = try TerminalGuest(
      answer: answer + TerminalGuest.plainAnswer, variables: ["COLORTERM": ""])
    guest.terminal.expect("can trueColor\r\n")
  }

  @Test func `24-bit colour is not believed when the terminal shows another`() throws {
    let answer = "\u{1B}P1$r0;38:5:16m\u{1B}\\\u{1B}[?2026;2$y"
    let guest = try TerminalGuest(
      answer: answer + TerminalGuest.plainAnswer, variables: ["COLORTERM": ""])
    guest.terminal.expect("can indexed256 sync\r\n")
  }

  @Test func `the Linux console is asked nothing that it would print`() throws {
    let guest = try TerminalGuest(variables: ["TERM": "linux", "COLORTERM": ""])
    #expect(!guest.terminal.output(after: "").contains("\u{1B}P"))
    #expect(!guest.terminal.output(after: "").contains("\u{1B}]"))
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
  }
}
