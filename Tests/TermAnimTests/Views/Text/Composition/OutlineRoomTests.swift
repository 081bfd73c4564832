import Foundation
import Testing

@testable import TermAnim

/// What a text in outlines makes of its room.
struct OutlineRoomTests {
  private static let sentence = "the quick brown fox jumps over the lazy dog"

  private func composition(
    _ text: Text, width: CGFloat? = nil, height: CGFloat? = nil, least: CGFloat = 1
  ) -> TextComposition {
    var environment = EnvironmentValues()
    environment.minimumScaleFactor = least
    return TextContent(text.font(.system(size: 40)), in: environment)
      .composition(for: ProposedViewSize(width: width, height: height))
  }

  @Test(arguments: [" ", "   ", "\t"])
  func `spaces that a text ends with take no word to another line`(spaces: String) {
    let room = composition(Text(verbatim: "hello world")).size.width
    for text in [Text(verbatim: "hello world" + spaces), Text("hello world") + Text(spaces)] {
      let full = composition(text, width: room)
      #expect(full.isOneLine && full.size.width == room)
      let whole = composition(text)
      #expect(whole.size.width > room && composition(text, width: whole.size.width).isOneLine)
      #expect(composition(text, width: whole.size.width).size == whole.size)
    }
  }

  @Test func `a text of spaces alone has as many as there is room for`() {
    let whole = composition(Text(verbatim: "    ")).size.width
    let half = composition(Text(verbatim: "    "), width: whole / 2).size.width
    #expect(half > 0 && half <= whole / 2)
  }

  @Test(arguments: [0.9, 0.6])
  func `a text that does not fit at its least size has the lines that do`(least: CGFloat) {
    let text = Text(verbatim: Self.sentence)
    let all = composition(text, width: 200, least: least)
    let line = composition(Text(verbatim: "A"), height: 1, least: least).size.height
    for height in stride(from: 10 as CGFloat, through: 200, by: 10) {
      let made = composition(text, width: 200, height: height, least: least)
      // Lines are whole pixels high, and somewhat higher than those of SF.
      #expect(made.size.height <= max(height * 1.1, line) && made.size.width <= 200, "\(height)")
    }
    #expect(composition(text, width: 200, height: 20, least: 0.9).breaks.count == 1)
    #expect(!all.isTruncated)
  }
}
