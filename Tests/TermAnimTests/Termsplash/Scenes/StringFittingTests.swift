import TermAnim
import Testing

@testable import termsplash

struct StringFittingTests {
  @Test(arguments: [
    ("abc", 3, "abc"), ("abcd", 3, "ab\u{2026}"), ("", 0, ""), ("a", 0, "\u{2026}"),
    ("\u{989C}\u{8272}", 4, "\u{989C}\u{8272}"),
    ("\u{989C}\u{8272}\u{989C}", 5, "\u{989C}\u{8272}\u{2026}"),
    ("\u{989C}\u{8272}", 3, "\u{989C}\u{2026}"),
  ])
  func `what is too long ends in an ellipsis`(text: String, columns: Int, expected: String) {
    #expect(text.fitting(columns: columns) == expected)
  }

  @Test @MainActor func `a long line of the wave stays within its picture`() throws {
    let (renderer, console) = Staging(beginning: Show.Beginning(scene: .wave))
      .renderer(columns: 80, rows: 24, options: PlayerOptions())
    let letters = String(repeating: "x ", count: 90)
    try renderer.perform("wait:4 e \(letters) return wait:4")
    let line = try #require(
      renderer.text().split(separator: "\n").first { $0.contains("xxx") })
    #expect(line.hasPrefix("        ") && line.count <= 72 && line.hasSuffix("\u{2026}"))
    withExtendedLifetime(console) {}
  }
}
