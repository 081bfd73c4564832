import Foundation
import Testing

/// Output of `render` that nobody takes.
struct BrokenPipeTests {
  private static func output(of command: String) throws -> String {
    let guest = try SplashGuest(["-c", command, SplashGuest.path], program: "/bin/bash")
    guest.expectEnding(.exit(0))
    return String(decoding: guest.terminal.output, as: UTF8.self)
  }

  @Test func `a pipe that nobody reads ends the program as the shell expects it`() throws {
    let output = try Self.output(
      of: "\"$0\" render splash --size 400x200 -o - | exec true; echo ${PIPESTATUS[0]}")
    #expect(output == "141\r\n")
  }

  @Test func `standard output that is closed is told in one line`() throws {
    let output = try Self.output(of: "\"$0\" render splash -o - >&-; echo $?")
    #expect(output.hasPrefix("Error: cannot write 'standard output'"))
    #expect(output.hasSuffix("\r\n1\r\n"))
    #expect(output.components(separatedBy: "\r\n").count == 3)
  }
}
