import Foundation
import Testing

/// What a user types, clicks and pastes, as a program on a real terminal gets it.
@Suite(.serialized)
struct KeyboardTests {
  @Test func `keys, text and modifiers arrive as they were pressed`() throws {
    let guest = try TerminalGuest()
    guest.terminal.send(
      "a\u{E9}\u{4E2D}\u{1F600}\t\r\u{7F}\u{1}\u{1B}[A\u{1B}OB\u{1B}[1;5C\u{1B}x\u{1B}[Z\u{1B}[15~")
    for key in [
      "a", "\u{E9}", "\u{4E2D}", "\u{1F600}", "tab", "return", "backspace", "control-a", "up",
      "down", "control-right", "option-x", "shift-tab", "f5",
    ] { guest.terminal.expect("key \(key)\r\n") }
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
  }

  @Test func `Esc alone is a key, and so is what follows it later`() throws {
    let guest = try TerminalGuest()
    guest.terminal.send("\u{1B}")
    guest.terminal.expect("key escape\r\n")
    guest.terminal.send("[a")
    guest.terminal.expect("key [\r\nkey a\r\n")
  }

  @Test func `a character that comes in two pieces is one key`() throws {
    let isOne = try anyTry {
      let guest = try TerminalGuest()
      guest.terminal.sendBytes([0xE4, 0xB8])
      guest.terminal.sendBytes([0xAD])
      guest.terminal.send("x")
      guest.terminal.expect("key x\r\n")
      return guest.terminal.output(after: "READY").contains("key \u{4E2D}\r\nkey x\r\n")
    }
    #expect(isOne)
  }

  @Test func `keys that only terminfo knows arrive, too`() throws {
    let guest = try TerminalGuest(variables: ["TERM": "rxvt"])
    guest.terminal.send("\u{1B}[7$\u{1B}[8~\u{1B}[a\u{1B}[11~")
    for key in ["shift-home", "end", "shift-up", "f1"] { guest.terminal.expect("key \(key)\r\n") }
  }

  @Test func `the Linux console has its function keys`() throws {
    let guest = try TerminalGuest(variables: ["TERM": "linux"])
    guest.terminal.send("\u{1B}[[A\u{1B}[[E\u{1B}[17~")
    for key in ["f1", "f5", "f6"] { guest.terminal.expect("key \(key)\r\n") }
  }

  @Test func `a paste is one event, whatever it contains`() throws {
    let guest = try TerminalGuest()
    guest.terminal.send(
      "\u{1B}[200~\(String(repeating: "x", count: 100_000))q\r\n\u{1B}[A\u{1B}[201~")
    guest.terminal.expect("paste 100005 ")
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
  }

  @Test func `the mouse tells cells`() throws {
    let guest = try TerminalGuest()
    guest.terminal.send("\u{1B}[<0;3;4M\u{1B}[<32;4;4M\u{1B}[<0;4;4m\u{1B}[<69;1;1M")
    guest.terminal.expect("mouse press left at 2.5 3.5\r\n")
    guest.terminal.expect("mouse drag left at 3.5 3.5\r\n")
    guest.terminal.expect("mouse release left at 3.5 3.5\r\n")
    guest.terminal.expect("mouse shift-scroll 0 1 at 0.5 0.5\r\n")
  }

  @Test func `focus is told`() throws {
    let guest = try TerminalGuest()
    guest.terminal.send("\u{1B}[I\u{1B}[O")
    guest.terminal.expect("focus true\r\nfocus false\r\n")
  }

  @Test func `a resize is told once, and the last of many is right`() throws {
    let guest = try TerminalGuest()
    for columns in 1...200 { guest.terminal.resize(columns: columns, rows: 1 + columns % 60) }
    guest.terminal.resize(columns: 91, rows: 33)
    guest.terminal.expect("size 91x33\r\n")
    guest.terminal.send("a")
    guest.terminal.expect("key a\r\n")
    #expect(!guest.terminal.output(after: "size 91x33").contains("size"))
  }

  @Test func `a storm of signals tells no known size, and keeps every key in order`() throws {
    let guest = try TerminalGuest()
    for number in 1...1000 {
      guest.terminal.signal(SIGWINCH)
      if number % 100 == 0 { guest.terminal.send("\(number / 100 % 10)") }
    }
    for number in 1...10 { guest.terminal.expect("key \(number % 10)\r\n") }
    #expect(!guest.terminal.output(after: "READY").contains("size"))
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
  }

  @Test func `a terminal that does not know its size has 80 columns and 24 rows`() throws {
    let guest = try TerminalGuest(columns: 0, rows: 0)
    #expect(guest.terminal.output(after: "\u{1B}[c").hasPrefix("READY 80x24"))
  }
}
