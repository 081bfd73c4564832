import ArgumentParser
import Foundation
import Testing

@testable import termsplash

/// The manual page says what the program says of itself.
struct ManualPageTests {
  private static func page() throws -> String {
    try text("docs/termsplash.1").replacingOccurrences(of: "\\-", with: "-")
  }

  private static func text(_ path: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static let commands: [any ParsableCommand.Type] = [
    PlayCommand.self, RecordCommand.self, RenderCommand.self, ListCommand.self, DoctorCommand.self,
  ]

  private static func options(_ text: String) -> Set<String> {
    Set(text.matches(of: /--[a-z][a-z-]*[a-z]/).map { String($0.output) })
  }

  @Test func `the page, the program and the changes name the same version`() throws {
    let version = Termsplash.configuration.version
    #expect(try Self.page().hasPrefix(".TH TERMSPLASH 1 \"\" \"termsplash \(version)\" "))
    let released = try Self.text("CHANGELOG.md").firstMatch(of: /(?m)^## \[(\d[\d.]*)\]/)
    #expect(released.map { String($0.1) } == version)
  }

  @Test func `every option is on the page, and none that there is not`() throws {
    let helps = Self.commands.map { Termsplash.helpMessage(for: $0, columns: 500) }
    let known = helps.reduce(into: Set(["--generate-completion-script"])) {
      $0.formUnion(Self.options($1))
    }
    #expect(try Self.options(Self.page()) == known)
  }

  @Test func `every key of the player is on the page`() throws {
    let page = try Self.page()
    let labels =
      PlayerKey.allCases.map(\.label) + ShowKey.allCases.map(\.label)
      + LibraryKey.allCases.map(\.label)
    for label in labels where !label.isEmpty {
      #expect(page.contains(".B \(label)\n") || page.contains(".B \\\(label)\n"), "\(label)")
    }
  }

  @Test func `there are examples, and all of them can be run`() throws {
    let page = try Self.page()
    let examples = try #require(page.components(separatedBy: ".SH EXAMPLES\n").last)
      .components(separatedBy: ".SH").first
    let lines = try #require(examples).split(separator: "\n")
      .filter { $0.hasPrefix(".B ") && $0.contains("termsplash") }
    #expect(lines.count > 5)
    for line in lines {
      let command = line.dropFirst(3).replacingOccurrences(of: "\\(dq", with: "\"")
      let words = Self.words(command).drop { $0 != "termsplash" }.dropFirst()
      #expect(throws: Never.self, "\(command)") { try Termsplash.parseAsRoot(Array(words)) }
    }
  }

  /// The words of a command line, as a shell sees them.
  private static func words(_ line: String) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap {
      $0.offset % 2 == 1
        ? [String($0.element)] : $0.element.split(separator: " ").map { String($0) }
    }
  }

  @Test func `the ways out and what the environment says are on the page`() throws {
    let page = try Self.page()
    let section = { (name: String) in
      page.components(separatedBy: ".SH \(name)\n").last?.components(separatedBy: ".SH").first ?? ""
    }
    let ways = section("EXIT STATUS")
    for way in ["\n.B 0\n", "\n.B 1\n", "\n.B 64\n", "SIGINT", "130", "Ctrl-C"] {
      #expect("\n\(ways)".contains(way), "\(way)")
    }
    let variables = [
      "NO_COLOR", "CLICOLOR_FORCE", "COLORTERM", "TERM", "TERMINFO", "TMUX", "STY", "LC_ALL",
      "LC_CTYPE", "LANG",
    ]
    for variable in variables { #expect(section("ENVIRONMENT").contains(variable), "\(variable)") }
  }
}
