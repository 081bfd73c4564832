import Testing

@testable import TermAnim

@MainActor
struct TerminfoColorsTests {
  @Test(arguments: [("xterm-256color", 256), ("xterm", 8), ("linux", 8), ("vt100", 0)])
  func `terminfo knows how many colours a type of terminal has`(name: String, count: Int) throws {
    #expect(try TerminfoColors(ofType: name).count == count)
    #expect(try !TerminfoColors(ofType: name).isDirect)
  }

  @Test func `a type that is not known has those of one like it`() throws {
    #expect(try TerminfoColors(ofType: "kitty-of-tomorrow").count == 256)
  }

  @Test(arguments: ["", "nosuch", "dumb"])
  func `what is no terminal has none to tell of`(name: String) {
    #expect(throws: TerminalError.self) { try TerminfoColors(ofType: name) }
  }
}
