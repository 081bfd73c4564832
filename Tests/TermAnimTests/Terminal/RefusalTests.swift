import Foundation
import Testing

/// Places where there is no terminal to work with: one clear line, and nothing touched.
@Suite(.serialized)
struct RefusalTests {
  private static func expectRefusal(
    _ message: String, variables: [String: String] = [:], redirections: [Int32: String] = [:]
  ) throws {
    let guest = try TerminalGuest(
      variables: variables, redirections: redirections, isRefused: true)
    guest.expectEnding(.exit(1))
    #expect(guest.terminal.output(after: "").contains(message))
    #expect(!guest.terminal.output.contains(0x1B))
  }

  @Test func `input that is no terminal is refused`() throws {
    try Self.expectRefusal("standard input is not a terminal", redirections: [0: "/dev/null"])
  }

  @Test func `output that is no terminal is refused, and nothing is written there`() throws {
    try Self.expectRefusal("standard output is not a terminal", redirections: [1: "/dev/full"])
  }

  @Test(arguments: [
    ("", "TERM is not set"), ("nonsense", "no entry for TERM=nonsense"),
    ("dumb", "TERM=dumb cannot place the cursor"), ("vt52", "TERM=vt52 cannot"),
    ("x\u{1B}[31m", "TERM=x?[31m"),
  ])
  func `a type of terminal that cannot be used is refused`(type: String, message: String) throws {
    try Self.expectRefusal(message, variables: ["TERM": type])
  }

  @Test(arguments: ["xterm-kitty", "xterm-ghostty", "foot", "alacritty", "tmux-direct"])
  func `a terminal that this machine does not know is taken for its relative`(type: String) throws {
    let guest = try TerminalGuest(variables: ["TERM": type])
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
  }

  @Test func `two different terminals are refused`() throws {
    let other = try PseudoTerminal()
    try Self.expectRefusal("different terminals", redirections: [0: other.name])
  }

  @Test func `a terminal that controls nothing can be used`() throws {
    let guest = try TerminalGuest(isControlling: false)
    guest.terminal.send("a")
    guest.terminal.expect("key a\r\n")
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
  }

  @Test func `what is printed comes once a session has ended and another one has begun`() throws {
    let guest = try TerminalGuest()
    guest.terminal.send("YO")
    guest.terminal.expect("READY")
    guest.terminal.send("Yq")
    guest.expectEnding(.exit(0))
    #expect(
      guest.terminal.output(after: "READY").components(separatedBy: "a remark\r\n").count == 3)
  }

  @Test func `standard error that leads elsewhere is left alone`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("termanim-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let guest = try TerminalGuest(redirections: [2: file])
    guest.terminal.send("M")
    guest.terminal.expect("complained")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "a complaint\n")
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
  }
}
