import TermAnim
import Testing

@testable import termsplash

@MainActor
struct HelpPanelTests {
  private func help(_ depth: ColorDepth, columns: Int = 80, rows: Int = 24) throws -> [Substring] {
    var options = PlayerOptions()
    options.colorDepth = depth
    let (renderer, console) = Staging(beginning: Show.Beginning(scene: .wave))
      .renderer(columns: columns, rows: rows, options: options)
    try renderer.perform("wait:2 ? wait:1")
    return withExtendedLifetime(console) { renderer.text().split(separator: "\n") }
  }

  @Test func `without colours help has an edge of characters all around`() throws {
    let lines = try help(.monochrome)
    let top = try #require(lines.firstIndex { $0.contains("\u{256D}") })
    let bottom = try #require(lines.firstIndex { $0.contains("\u{2570}") })
    #expect(lines[top].hasSuffix("\u{2500}\u{256E}") && lines[bottom].hasSuffix("\u{2500}\u{256F}"))
    for line in lines[top + 1..<bottom] {
      #expect(line.count { $0 == "\u{2502}" } == 2)
    }
    #expect(lines.joined().contains("next scene"))
  }

  @Test func `the edge has the words that lead to the next page`() throws {
    let lines = try help(.monochrome, columns: 40, rows: 14)
    let bottom = try #require(lines.first { $0.contains("\u{2570}") })
    #expect(bottom.contains("\u{2500} ? more   1/4 \u{2500}"))
  }

  @Test func `colours set the help off by themselves`() throws {
    let text = try help(.trueColor).joined()
    #expect(text.contains("next scene") && !text.contains("\u{2502}"))
  }

  @Test(arguments: [(80, 24, true), (60, 18, false), (40, 12, false)])
  func `words of the scene are seen behind the help if none is cut`(
    columns: Int, rows: Int, areSeen: Bool
  ) throws {
    let lines = try help(.trueColor, columns: columns, rows: rows)
    #expect(lines[0].hasPrefix("  Wave") == areSeen)
    #expect(lines.contains { $0.hasPrefix("  space") } == areSeen)
    // Words of the scene begin in the third column, and those of the panel behind its margin.
    #expect(areSeen || lines.allSatisfy { !$0.prefix(4).contains(where: \.isLetter) })
  }
}
