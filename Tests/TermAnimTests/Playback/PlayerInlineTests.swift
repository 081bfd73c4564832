import Foundation
import Testing

@testable import TermAnim

/// Pictures in lines below the prompt of a shell.
@Suite(.serialized)
struct PlayerInlineTests {
  /// A program that plays below what a shell has printed.
  private struct Inlined {
    let terminal: PseudoTerminal

    /// Waits for the first picture below so many lines and one without an end.
    ///
    /// - Parameters:
    ///   - way: How it plays.
    ///   - pipe: What comes before it in the shell's command.
    ///   - count: Lines.
    ///   - column: Where the terminal says that the cursor is; nil if it does not.
    ///   - end: What the last line has.
    ///   - background: What else the terminal answers.
    /// - Throws: What keeps a terminal or the shell from being had.
    init(
      _ way: String = "inline", through pipe: String = "", below count: Int = 2,
      column: Int? = 11, end: String = "unfinished", background: String = ""
    ) throws {
      let guest = try TerminalGuest(shell: ())
      terminal = guest.terminal
      let lines = "for n in $(seq \(count)); do echo shell $n; done; printf '\(end)'"
      terminal.send("\(lines); \(pipe) PLAYS=\(way) \(TerminalGuest.path)\n")
      let position = column.map { "\u{1B}[5;\($0)R" } ?? ""
      guest.answer("\(position)\(background)\(TerminalGuest.plainAnswer)")
      terminal.expect("READY")
    }

    func press(_ keys: String, until text: String) {
      terminal.send(keys)
      terminal.expect(text)
    }

    /// What the terminal shows by now.
    var screen: VirtualScreen {
      terminal.catchUp()
      let screen = VirtualScreen(columns: 80, rows: 24, hasAlternate: true)
      screen.feed(terminal.output)
      return screen
    }

    /// The rows that are shown by now, without spaces at their ends.
    var rows: [String] {
      let screen = screen
      return (0..<24).map { row in
        String(screen.text(row: row).reversed().drop { $0 == " " }.reversed())
      }
    }

    /// Ends the program, and then the shell; the terminal is as it was found.
    func end() {
      press("e", until: "played\r\n")
      terminal.expect("PROMPT ")
      terminal.send("exit\n")
      #expect(terminal.ending() == .exit(0))
      #expect(ScreenState(after: terminal.output).changed == [])
    }
  }

  @Test(arguments: [2, 40])
  func `the picture lies below what was printed, and stays when the program ends`(
    count: Int
  ) throws {
    let inlined = try Inlined(below: count)
    inlined.press("m", until: "LINE 1")
    inlined.press("m", until: "LINE 2")
    let picture = ["unfinished", "READY", "LINE 1", "LINE 2", ""]
    let rows = inlined.rows
    let start = try #require(rows.firstIndex(of: "READY"))
    #expect(Array(rows[(start - 1)...].prefix(5)) == picture)
    let screen = inlined.screen
    #expect(screen[3, start + 3].background == screen[0, start + 3].background)
    #expect(screen[3, start + 3].background != screen[4, start + 3].background)
    inlined.press("e", until: "PROMPT ")
    let left = inlined.rows
    let end = try #require(left.firstIndex(of: "played"))
    #expect(Array(left[..<end].suffix(5)) == picture)
    #expect(left[end - 6] == "shell \(count)" && left[end + 1] == "PROMPT")
    #expect(ScreenState(after: inlined.terminal.output).changed == [])
  }

  @Test(arguments: [(1, "", 0), (11, "unfinished", 0), (nil, "", 1), (nil, "unfinished", 0)])
  func `the picture begins in a line of its own, without an empty one where that is known`(
    column: Int?, end: String, gap: Int
  ) throws {
    let inlined = try Inlined(column: column, end: end)
    let rows = inlined.rows
    let start = try #require(rows.firstIndex(of: "READY"))
    let last = try #require(rows.firstIndex(of: end.isEmpty ? "shell 2" : end))
    #expect(start == last + 1 + gap)
    // What looks like another answer is a key now.
    inlined.press("\u{1B}[1;2R", until: "pressed F3")
    inlined.end()
  }

  @Test(arguments: ["e", "\u{3}"])
  func `a picture that is not to stay makes room for what is printed next`(key: String) throws {
    let inlined = try Inlined("erased", below: 40)
    inlined.press("mm", until: "LINE 2")
    inlined.press(key, until: "PROMPT ")
    let lines = inlined.rows.filter { !$0.isEmpty }
    #expect(lines.suffix(2) == (key == "e" ? ["played", "PROMPT"] : ["unfinished", "PROMPT"]))
    #expect(!lines.contains("READY"))
    #expect(ScreenState(after: inlined.terminal.output).changed == [])
  }

  @Test func `an app can be a picture among lines`() throws {
    let inlined = try Inlined("app")
    let changed = ScreenState(after: inlined.terminal.output).changed
    #expect(!changed.contains("mode 1049"))
    inlined.press("m", until: "LINE 1")
    inlined.press("e", until: "PROMPT ")
    #expect(inlined.rows.filter { !$0.isEmpty }.suffix(3) == ["READY", "LINE 1", "PROMPT"])
  }

  @Test func `a program that reads a pipe gets its keys from the terminal`() throws {
    let sign = FileManager.default.temporaryDirectory
      .appendingPathComponent("TermAnim-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: sign) }
    let waiting = "until [ -e '\(sign.path)' ]; do sleep 0.05; done"
    let inlined = try Inlined("piped", through: "(echo one; \(waiting); echo two) |")
    try Data().write(to: sign)
    inlined.terminal.expect("read two")
    inlined.press("m", until: "LINE 1")
    let rows = inlined.rows
    let start = try #require(rows.firstIndex(of: "READY"))
    #expect(Array(rows[(start - 2)...].prefix(4)) == ["read one", "read two", "READY", "LINE 1"])
    inlined.end()
  }

  @Test func `one that does not say so is not shown where its input is a pipe`() throws {
    let guest = try TerminalGuest(shell: ())
    guest.terminal.send("echo one | PLAYS=inline \(TerminalGuest.path)\n")
    guest.terminal.expect("standard input is not a terminal")
    guest.terminal.expect("PROMPT ")
    guest.terminal.send("exit 0\n")
    #expect(guest.terminal.ending() == .exit(0))
  }

  @Test func `the screen is not taken, nor the pointer`() throws {
    let inlined = try Inlined()
    let changed = ScreenState(after: inlined.terminal.output).changed
    #expect(changed.isSuperset(of: ["mode 25", "mode 2004"]))
    #expect(changed.isDisjoint(with: ["mode 1049", "mode 1002", "mode 1006", "mode 1004"]))
    inlined.end()
  }

  @Test func `q and Esc do not end the program, for they may be meant for the shell`() throws {
    let inlined = try Inlined()
    inlined.terminal.send("q\u{1B}")
    usleep(300_000)
    inlined.press("m", until: "LINE 1")
    inlined.end()
  }

  @Test func `what is printed comes above the picture at once, and moves no cursor`() throws {
    let inlined = try Inlined(below: 40)
    inlined.press("p", until: "green")
    inlined.terminal.expect("READY")
    #expect(inlined.rows.suffix(4) == ["unfinished", "printed green", "READY", ""])
    #expect(inlined.screen[9, 21].foreground == .indexed(2))
    inlined.terminal.send("h")
    usleep(300_000)
    #expect(!inlined.rows.contains("half"))
    inlined.press("p", until: "half printed ")
    inlined.terminal.expect("READY")
    inlined.terminal.send("h")
    inlined.end()
    #expect(
      inlined.rows.filter { !$0.isEmpty }.suffix(6) == [
        "printed green", "half printed green", "READY", "half played", "PROMPT exit", "exit",
      ])
  }

  @Test func `a line longer than anything is printed whole`() throws {
    let inlined = try Inlined()
    inlined.press("i", until: "READY")
    let output = String(decoding: inlined.terminal.output, as: UTF8.self)
    #expect(output.count { $0 == "i" } > 5000)
    #expect(inlined.rows.filter { $0.allSatisfy { $0 == "i" } && !$0.isEmpty }.count > 20)
    inlined.end()
  }

  @Test func `of very many lines none is lost`() throws {
    let inlined = try Inlined()
    let terminal = inlined.terminal
    terminal.send("F")
    let deadline = PseudoTerminal.now + PseudoTerminal.patience
    while PseudoTerminal.now < deadline,
      !String(decoding: terminal.output.suffix(80_000), as: UTF8.self).contains("flood 30000 ")
    { terminal.pump(milliseconds: 50) }
    terminal.catchUp()
    let lines = terminal.output.split(separator: UInt8(ascii: "\n"))
    #expect(lines.count { $0.contains(Array("flood ".utf8)) } == 30_000)
    inlined.end()
  }

  @Test func `rows that the views do not want any more are given back`() throws {
    let inlined = try Inlined(below: 40)
    inlined.press("mmm", until: "LINE 3")
    inlined.press("l", until: "READY")
    #expect(inlined.rows.suffix(6) == ["unfinished", "READY", "", "", "", ""])
    inlined.press("p", until: "READY")
    inlined.end()
  }

  @Test func `the picture that stays is the one at rest`() throws {
    let inlined = try Inlined()
    inlined.press("f", until: "\u{1B}[")
    inlined.press("e", until: "PROMPT ")
    let row = try #require(inlined.rows.firstIndex(of: "READY")) + 1
    let screen = inlined.screen
    #expect(screen[0, row].background != .terminalDefault)
    #expect((0..<40).allSatisfy { screen[$0, row].background == screen[0, row].background })
  }

  @Test func `Control-C leaves the picture, and the shell its prompt below`() throws {
    let inlined = try Inlined(below: 40)
    inlined.press("mm", until: "LINE 2")
    inlined.press("a", until: "\u{1B}[")
    inlined.press("\u{3}", until: "PROMPT ")
    let lines = inlined.rows.filter { !$0.isEmpty }
    #expect(lines.suffix(5) == ["unfinished", "READY", "LINE 1", "LINE 2", "PROMPT"])
    #expect(ScreenState(after: inlined.terminal.output).changed == [])
  }

  @Test func `a crash leaves the picture, and says why below`() throws {
    let inlined = try Inlined()
    inlined.press("mma", until: "LINE 2")
    inlined.press("T", until: "PROMPT ")
    let rows = inlined.rows
    let start = try #require(rows.firstIndex(of: "READY"))
    #expect(Array(rows[(start + 1)...].prefix(3)) == ["LINE 1", "LINE 2", ""])
    #expect(rows[start + 4].contains("Fatal error"))
    #expect(ScreenState(after: inlined.terminal.output).changed == [])
  }

  @Test func `after Control-Z the picture goes on below what the shell has printed`() throws {
    let inlined = try Inlined()
    inlined.press("m", until: "LINE 1")
    for turn in 1...3 {
      inlined.press("\u{1A}", until: "Stopped")
      inlined.terminal.expect("PROMPT ")
      #expect(ScreenState(after: inlined.terminal.output).changed == [])
      inlined.press("echo between $((\(turn) * 7))\n", until: "between \(turn * 7)\r\n")
      inlined.press("fg\n", until: "READY")
      inlined.press("p", until: "READY")
    }
    let rows = inlined.rows
    let start = try #require(rows.lastIndex(of: "READY"))
    #expect(rows[start - 1] == "printed green" && rows[start + 1] == "LINE 1")
    inlined.end()
  }

  @Test func `in a window that changes its size the picture is drawn anew where it is`() throws {
    let inlined = try Inlined()
    inlined.press("mm", until: "LINE 2")
    let screen = inlined.screen
    for (columns, rows) in [(60, 20), (100, 30)] {
      let start = inlined.terminal.catchUp()
      inlined.terminal.resize(columns: columns, rows: rows)
      screen.resize(columns: columns, rows: rows)
      // What a terminal leaves of the old picture when it breaks that anew.
      screen.feed("\u{1B}7\n\n\n\n\n\u{1B}[30Cbroken\u{1B}8".utf8)
      inlined.terminal.expect("LINE 2")
      inlined.terminal.catchUp()
      screen.feed(inlined.terminal.output[start...])
      let shown = (0..<rows).map { screen.text(row: $0).prefix { $0 != " " } }
      #expect(
        shown.drop { $0 != "unfinished" }.prefix(5) == ["unfinished", "READY", "LINE", "LINE", ""])
      #expect((0..<rows).allSatisfy { !screen.text(row: $0).contains("broken") })
    }
    inlined.end()
  }

  @Test func `the ground is the terminal's own where it says so`() throws {
    let inlined = try Inlined(background: "\u{1B}]11;rgb:1212/3434/5656\u{1B}\\")
    let row = try #require(inlined.rows.firstIndex(of: "READY"))
    #expect(inlined.screen[20, row].background == .rgb(0x56_34_12))
    inlined.end()
  }
}
