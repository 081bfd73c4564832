import Foundation
import Testing

@testable import TermAnim

/// Texts in the terminal's own characters, beside the same in outlines.
struct CellTextLayoutTests {
  private func lines(_ text: String, columns: Int = 80) -> [String] {
    let text = CellText([CellTextLayout.Span(text: text)])
    return CellTextLayout(text, columns: columns).lines.map { $0.clusters.map(\.text).joined() }
  }

  private func outlines(_ text: String, width: CGFloat = .infinity) -> [String] {
    TypesettingSupport.lines(of: TypesettingSupport.layout(text, width: width))
  }

  @Test(arguments: [
    (13, ["extraordinary"]), (12, ["extra-", "ordinary"]), (8, ["extra-", "ordinary"]),
    (6, ["extra-", "ordina", "ry"]), (5, ["extra", "ordin", "ary"]),
  ])
  func `a word is divided by a soft hyphen where there is room for it`(
    columns: Int, expected: [String]
  ) {
    #expect(lines("extra\u{AD}ordinary", columns: columns) == expected)
    #expect(lines("an extra\u{AD}ordinary", columns: 8) == ["an", "extra-", "ordinary"])
  }

  @Test func `a soft hyphen that divides no word is not seen`() {
    #expect(lines("\u{AD}ab\u{AD} \u{AD}cd\u{AD}\nef\u{AD}", columns: 3) == ["ab", "cd", "ef"])
    #expect(lines("ab\u{AD}\u{2060}cd", columns: 3) == ["abc", "d"])
    #expect(lines("xy ab \u{AD}cd", columns: 5) == ["xy ab", "cd"])
    let room = TypesettingSupport.layout("xy ab").size.width
    #expect(outlines("xy ab \u{AD}cd", width: room) == ["xy ab", "cd"])
    let least = TypesettingSupport.layout("ab-").size.width
    #expect(outlines("ab\u{AD}\u{2060}cc", width: least).first == "ab")
    for text in ["ab\u{AD} \ncd", "ab\u{AD}\ncd", "ab\n\u{AD}cd\u{AD}"] {
      #expect(lines(text) == ["ab", "cd"])
      #expect(outlines(text) == ["ab", "cd"])
    }
  }

  @Test(arguments: ["\n", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func `every line break ends a line`(lineBreak: String) {
    let text = "a" + lineBreak + lineBreak + "b" + lineBreak
    #expect(lines(text) == ["a", "", "b", ""])
    #expect(outlines(text) == ["a", "", "b", ""])
  }

  @Test(arguments: ["\u{200B}", "\u{AD}", "\u{200B}\u{200B}", "\u{2060}"])
  func `a line ends before what is not seen`(unseen: String) {
    let text = "a\n\(unseen)b"
    #expect(lines(text) == ["a", "b"])
    #expect(outlines(text) == ["a", "b"])
  }

  @Test(arguments: ["\u{200E}", "\u{200F}", "\u{61C}", "\u{2066}", "\u{2068}", "\u{2069}"])
  func `marks of direction take no room`(mark: String) {
    #expect(lines("\(mark)-5\(mark) %") == ["-5 %"])
    let layout = TypesettingSupport.layout("\(mark)-5\(mark) %")
    #expect(layout.size == TypesettingSupport.layout("-5 %").size)
  }

  @Test(arguments: ["\u{202A}", "\u{202C}", "\u{202E}"])
  func `what would turn a text around is seen`(control: String) {
    #expect(lines("a\(control)b") == ["a\u{FFFD}b"])
    #expect(
      TypesettingSupport.layout("a\(control)b").glyphs.map(\.isMissing) == [false, true, false])
  }
}
