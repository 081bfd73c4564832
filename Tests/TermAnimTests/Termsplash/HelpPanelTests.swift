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
    // Dots are the colours of the panel.
    let text = try help(.trueColor).joined().replacing(".", with: " ")
    #expect(text.contains("next scene") && !text.contains("\u{2502}"))
  }

  @Test(arguments: [ColorDepth.trueColor, .indexed256, .indexed16])
  func `little of the scene is seen around the help, and no dots`(depth: ColorDepth) throws {
    var options = PlayerOptions()
    options.colorDepth = depth
    let (renderer, console) = Staging(beginning: Show.Beginning(scene: .gradient))
      .renderer(columns: 80, rows: 24, options: options)
    renderer.advance(by: 2)
    // Left of the panel, in the colours.
    func difference() -> Int {
      let picture = renderer.bitmap()
      let (ground, place) = (picture.pixels[0], picture.pixels[picture.width * 24 + 10])
      return abs(Int(place & 0xFF) - Int(ground & 0xFF))
    }
    #expect(difference() > 100)
    try renderer.perform("? wait:1")
    #expect(difference() < (depth == .trueColor ? 50 : 1))
    withExtendedLifetime(console) {}
  }

  @Test(arguments: [(80, 24), (60, 18), (40, 12)])
  func `no words of the scene are seen behind the help`(columns: Int, rows: Int) throws {
    let lines = try help(.trueColor, columns: columns, rows: rows)
    #expect(!lines[0].contains("Wave") && !lines.contains { $0.hasPrefix("  space") })
    // Words of the scene begin in the third column, and those of the panel behind its margin.
    #expect(lines.allSatisfy { !$0.prefix(4).contains(where: \.isLetter) })
  }
}
