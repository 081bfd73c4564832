import Foundation
import Testing

/// Each kind of terminal gets the best that it can show, and nothing that it would misunderstand.
struct TerminalKindTests {
  /// What every terminal is sent: where to write, colours, and modes that are ignored by terminals
  /// which do not know them.
  private static let common: Set<String> = [
    "CSI m", "CSI H", "CSI J", "CSI K", "CSI X", "CSI b", "CSI A", "CSI B", "CSI C", "CSI D",
    "CSI G", "CSI d", "ESC M", "0D", "0A", "08",
    "CSI ?1049h", "CSI ?1049l", "CSI 22;0;0t", "CSI 23;0;0t", "CSI ?1h", "CSI ?1l", "ESC =",
    "ESC >", "CSI ?25h", "CSI ?25l", "CSI ?12h", "CSI ?12l", "CSI ?1002h", "CSI ?1002l",
    "CSI ?1006h", "CSI ?1006l", "CSI ?2004h", "CSI ?2004l", "CSI ?1004h", "CSI ?1004l",
    "CSI ?2026l", "CSI ?2026$p", "CSI ?2048$p", "CSI ?1016$p", "CSI ?u", "CSI 16t", "CSI 5n",
    "CSI c",
  ]

  /// What takes the console's cursor away, and gives it back.
  private static let consoleCursor: Set<String> = ["CSI ?1c", "CSI ?0c", "CSI ?8c"]

  /// Plays a key, a picture and a repaint on a terminal; returns all that it was sent.
  private static func output(on kind: TerminalKind) throws -> [UInt8] {
    let guest = try SplashGuest(["splash", "--motion", "none"], variables: kind.variables)
    guest.terminal.expect("\u{1B}[c")
    if let answers = kind.answers { guest.terminal.send(answers) }
    #expect(guest.watch { $0.text(row: 1).contains("Splash") })
    #expect(guest.isSameWhenRepainted(after: "c"), "a repaint shows the same")
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
    return guest.terminal.output
  }

  @Test(arguments: TerminalKind.all)
  func `a terminal gets its best and nothing else`(kind: TerminalKind) throws {
    let output = try Self.output(on: kind)
    let sent = SentSequences(in: output)
    #expect(sent.colors == kind.colors)
    #expect(sent.kinds.isSuperset(of: kind.modes))
    let given = kind.modes.map { $0.replacing("h", with: "l").replacing(">1u", with: "<u") }
    var allowed = Self.common.union(kind.modes).union(given)
    if kind.takesStrings { allowed.formUnion(["OSC 11", "string", "ESC \\"]) }
    if kind.variables["TERM"] == "linux" { allowed.formUnion(Self.consoleCursor) }
    #expect(sent.kinds.subtracting(allowed) == [])
    #expect(output.contains { $0 >= 0x80 } == kind.hasUnicode)
  }
}
