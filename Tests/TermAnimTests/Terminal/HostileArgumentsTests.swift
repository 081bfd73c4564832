import Foundation
import Testing

/// Numbers and texts that nobody should give termsplash: one clear line, and nothing obeyed.
struct HostileArgumentsTests {
  /// What the program says on its terminal, where it ends by itself.
  private static func output(
    _ arguments: [String], _ ending: PseudoTerminal.Ending, program: String = SplashGuest.path,
    variables: [String: String] = [:], at location: SourceLocation = #_sourceLocation
  ) throws -> String {
    let guest = try SplashGuest(arguments, program: program, variables: variables)
    #expect(guest.terminal.ending() == ending, sourceLocation: location)
    #expect(guest.terminal.modes == guest.modesFound, sourceLocation: location)
    return String(decoding: guest.terminal.output, as: UTF8.self)
  }

  /// Checks that `output` is one line without anything that a terminal obeys.
  private static func expectOneLine(
    _ output: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(output.hasPrefix("Error: ") && output.hasSuffix("\r\n"), sourceLocation: location)
    let line = output.dropLast()
    #expect(line.utf8.count < 3000, sourceLocation: location)
    let isHarmless = line.unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value)
    }
    #expect(isHarmless, "\(line.debugDescription)", sourceLocation: location)
  }

  private static let numbers = [
    "nan", "-nan", "inf", "-inf", "1e400", "-1e400", "1e-400", "99999999999999999999", "-1", "",
    " ",
    "1,5", "0x", "\u{661}", "1e", "60fps", "\u{1B}[31m1", "1\u{9B}2J", "NaN(0x1)",
  ]
  private static let playOptions = [
    "--fps", "--speed", "--duration", "--scale", "--cell-aspect", "--max-rate",
  ]

  @Test(arguments: playOptions)
  func `a number that makes no sense is told in one line, and ends with 64`(option: String) throws {
    for number in Self.numbers {
      Self.expectOneLine(try Self.output(["\(option)=\(number)"], .exit(64)))
    }
  }

  @Test(arguments: [("rehearse", "--minutes"), ("endure", "--hours")])
  func `a time that makes no sense is told in one line, and ends with 64`(
    command: String, option: String
  ) throws {
    for number in Self.numbers where Double(number).map({ $0 >= 0 && $0 < 1 }) != true {
      Self.expectOneLine(try Self.output([command, "splash", "\(option)=\(number)"], .exit(64)))
    }
  }

  @Test(arguments: ["--at", "--magnification", "--scale", "--seed"])
  func `a number that makes no sense is no moment, size or seed of a picture`(
    option: String
  ) throws {
    for number in ["nan", "inf", "-1", "1e400", "99999999999999999999", "\u{1B}c"] {
      Self.expectOneLine(
        try Self.output(["render", "splash", "-o", "-", "\(option)=\(number)"], .exit(64)))
    }
  }

  @Test(arguments: [
    "0x0", "1x0", "-1x5", "5x-1", "99999999999x1", "1x99999999999999999999", "1001x1", "x", "1x",
    "x1", "1x2x3", "1e3x1", "80X24", "80*24", "80x24\u{1B}[m", "nanxnan",
  ])
  func `a size that makes no sense is told in one line, and ends with 64`(size: String) throws {
    Self.expectOneLine(try Self.output(["--size=\(size)"], .exit(64)))
    Self.expectOneLine(
      try Self.output(["render", "splash", "-o", "-", "--size=\(size)"], .exit(64)))
  }

  @Test func `a picture that would take minutes is refused with what to do`() throws {
    let output = try Self.output(
      ["render", "splash", "--size=1000x1000", "--magnification=32", "-o", "/nonexistent/x.png"],
      .exit(64))
    Self.expectOneLine(output)
    #expect(output.contains("lower --size or --magnification"))
  }

  private static let texts = [
    "\u{1B}[31m", "\u{1B}]0;title\u{7}", "\u{1B}]52;c;eA==\u{1B}\\", "\u{9B}2J", "\u{90}q",
    "\u{7}\u{8}",
    "a\rb", "\u{7F}", "\u{202E}abc", "\u{2028}",
    "a" + String(repeating: "\u{301}", count: 10_000), String(repeating: "\u{200B}", count: 10_000),
    String(repeating: "x", count: 100_000), String(repeating: "many words ", count: 9_000),
  ]

  @Test(arguments: texts)
  func `a text in the place of a scene, an option, keys or a file is shown, not obeyed`(
    text: String
  ) throws {
    for arguments in [
      ["play", text], ["--\(text)"], ["--keys", "no\(text)key"], ["--theme", text],
    ] {
      Self.expectOneLine(try Self.output(arguments, .exit(64)))
    }
    let file = "/nonexistent/\(text.prefix(100)).txt"
    Self.expectOneLine(try Self.output(["render", "splash", "-o", file], .exit(1)))
  }

  @Test func `bytes that are no text are shown as such`() throws {
    for bytes in [#"\377\376"#, #"\300\200"#, #"\355\240\200"#, #"\233\62J"#] {
      let output = try Self.output(
        ["-c", "exec \"$0\" play \"$(printf '\(bytes)')\"", SplashGuest.path], .exit(64),
        program: "/bin/sh")
      Self.expectOneLine(output)
      #expect(output.contains("\u{FFFD}"))
    }
  }

  @Test(arguments: texts.filter { $0.utf8.count < 30_000 })
  func `a hostile environment is reported, not obeyed`(text: String) throws {
    let names = [
      "LANG", "LC_ALL", "LC_CTYPE", "COLUMNS", "LINES", "HOME", "COLORTERM", "NO_COLOR",
      "CLICOLOR_FORCE", "XDG_CONFIG_HOME", "TERM_PROGRAM", "TMUX", "STY", "SHELL", "TERMINFO",
    ]
    let variables = Dictionary(uniqueKeysWithValues: names.map { ($0, text) })
    let list = try Self.output(["list"], .exit(0), variables: variables)
    #expect(list.hasPrefix("splash\r\n"))
    let report = try Self.output(
      ["doctor"], .exit(0), variables: variables.merging(["TERM": text]) { $1 })
    #expect(report.hasPrefix("terminal "))
    for line in report.components(separatedBy: "\r\n") where !line.isEmpty {
      Self.expectOneLine("Error: \(line)\r\n")
    }
    Self.expectOneLine(
      try Self.output(["splash"], .exit(1), variables: variables.merging(["TERM": text]) { $1 }))
  }

  @Test(arguments: [("abc", "99999999999999999999"), ("7", "3"), ("300", "100"), ("0", "-1")])
  func `sizes in the environment that lie are not believed`(columns: String, lines: String)
    async throws
  {
    let guest = try SplashGuest(["splash"], variables: ["COLUMNS": columns, "LINES": lines])
    guest.answer()
    try await guest.expectPicture(after: "")
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
  }

  /// The splash scene with so many descriptors at most, of which three are taken.
  private static func guest(descriptors count: Int) throws -> SplashGuest {
    let command =
      "for d in {3..20}; do eval \"exec $d>&-\"; done; ulimit -n \(count); exec \"$0\" splash"
    return try SplashGuest(["-c", command, SplashGuest.path], program: "/bin/bash")
  }

  @Test func `sixteen descriptors are enough`() async throws {
    let guest = try Self.guest(descriptors: 16)
    guest.answer()
    try await guest.expectPicture(after: "")
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
  }

  @Test(arguments: [8, 10, 12, 13, 14, 15])
  func `with too few descriptors one line says so`(count: Int) throws {
    let guest = try Self.guest(descriptors: count)
    #expect(guest.terminal.ending() == .exit(1))
    let said = String(decoding: guest.terminal.output, as: UTF8.self)
    #expect(said.hasPrefix("Error: a terminal needs 13 open files more"))
    #expect(guest.terminal.changes == [])
    #expect(guest.terminal.modes == guest.modesFound)
  }

  @Test func `a flood pasted into a scene's text is cut, and the next key counts`() throws {
    let guest = try SplashGuest(["wave"])
    guest.answer()
    #expect(guest.watch { $0.text(row: 1).contains("Wave") })
    guest.terminal.send("e")
    #expect(guest.watch { screen in (0..<24).contains { screen.text(row: $0).contains("Text") } })
    let line = String(repeating: "a\u{301}\u{200B}\u{4E2D}\u{9B}", count: 14_000)
    guest.terminal.send("\u{1B}[200~\(line)\u{1B}[201~")
    guest.terminal.sendBytes([0xED, 0xA0, 0x80, 0xED, 0xB0, 0x80, 0xFF])
    guest.terminal.send("\rq")
    guest.expectEnding(.exit(0))
    let sent = String(decoding: guest.terminal.output, as: UTF8.self)
    #expect(!sent.unicodeScalars.contains { (0x7F...0x9F).contains($0.value) })
  }

  @Test func `what is pasted into a scene's text is drawn, not obeyed`() throws {
    let guest = try SplashGuest(["wave"])
    guest.answer()
    #expect(guest.watch { $0.text(row: 1).contains("Wave") })
    guest.terminal.send("e")
    #expect(guest.watch { screen in (0..<24).contains { screen.text(row: $0).contains("Text") } })
    let start = guest.terminal.output.count
    let text = Self.texts.filter { $0.utf8.count < 40 }.joined(
      separator: "\u{1B}[2J\u{1B}[999;1H")
    guest.terminal.send("\u{1B}[200~\(text)\u{1B}[201~")
    #expect(guest.watch { screen in (0..<24).contains { screen.text(row: $0).contains("999;1H") } })
    guest.terminal.catchUp()
    let sent = String(decoding: guest.terminal.output[start...], as: UTF8.self)
    for trick in [
      "\u{1B}]", "\u{1B}P", "\u{9B}", "\u{90}", "\u{7}", "\u{7F}", "\u{1B}[2J", "\u{202E}",
    ] {
      #expect(!sent.unicodeScalars.contains(trick.unicodeScalars), "\(trick.debugDescription)")
    }
    guest.terminal.send("\rq")
    guest.expectEnding(.exit(0))
  }
}
