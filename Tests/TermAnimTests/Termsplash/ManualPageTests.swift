import ArgumentParser
import Foundation
import Testing

@testable import termsplash

/// The manual page says what the program says of itself.
struct ManualPageTests {
  private static func page() throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: "docs/termsplash.1"), encoding: .utf8)
    return text.replacingOccurrences(of: "\\-", with: "-")
  }

  private static let commands: [any ParsableCommand.Type] = [
    PlayCommand.self, RecordCommand.self, RenderCommand.self, ListCommand.self, DoctorCommand.self,
  ]

  private static func options(_ text: String) -> Set<String> {
    Set(text.matches(of: /--[a-z][a-z-]*[a-z]/).map { String($0.output) })
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
}
