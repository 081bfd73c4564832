import Testing

@testable import TermAnim

struct CharacterWidthTests {
  /// From the tests of wcwidth (github.com/jquast/wcwidth, tests/test_core.py) and UTS #51.
  @Test(arguments: [
    ("a", 1), ("\u{E9}", 1), ("e\u{301}", 1), ("\u{30B3}", 2), ("\u{30CB}", 2), ("\u{C548}", 2),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{FF21}", 2), ("\u{FF71}", 1), ("\u{3000}", 2),
    ("\u{1F600}", 2), ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", 2),
    ("\u{1F1E9}\u{1F1EA}", 2), ("\u{1F44D}\u{1F3FD}", 2), ("\u{2764}\u{FE0F}", 2), ("\u{2764}", 1),
    ("\u{2580}", 1), ("\u{2500}", 1), ("\u{0915}\u{094D}\u{0937}\u{093F}", 1), ("\u{301}", 0),
    ("\u{200D}", 0), ("\u{5E77}", 2),
    ("\u{1B13}\u{1B28}\u{1B2E}\u{1B44}".first.map(String.init) ?? "", 1),
    ("\u{20000}", 2), ("\u{1F9D1}", 2), ("\u{A7}", 1),
  ])
  func `columns are what terminals give`(text: String, columns: Int) throws {
    #expect(try #require(text.first).terminalWidth.columns == columns)
  }

  @Test func `a text is as wide as its clusters together`() {
    #expect(
      "\u{30B3}\u{30F3}\u{30CB}\u{30C1}\u{30CF}, \u{30BB}\u{30AB}\u{30A4}!".terminalColumns == 19)
    #expect("cafe\u{301}".terminalColumns == 4)
    #expect("".terminalColumns == 0)
  }

  @Test(arguments: ["a", "e\u{301}", "\u{6211}", "\u{1F600}", "\u{2580}"])
  func `plain characters are certain`(text: String) throws {
    #expect(try #require(text.first).terminalWidth.isCertain)
  }

  @Test(arguments: [
    "\u{2764}\u{FE0F}", "\u{1F1E9}\u{1F1EA}", "\u{1F44D}\u{1F3FD}", "1\u{FE0F}\u{20E3}",
    "\u{1F468}\u{200D}\u{1F469}", "\u{1100}\u{1161}",
  ])
  func `sequences that terminals take apart are not`(text: String) throws {
    #expect(try !#require(text.first).terminalWidth.isCertain)
  }

  @Test func `the tables are in order and do not overlap`() {
    for ranges in [CharacterWidth.wideRanges, CharacterWidth.zeroRanges] {
      for (range, next) in zip(ranges, ranges.dropFirst()) {
        #expect(range.upperBound < next.lowerBound)
      }
    }
    for range in CharacterWidth.zeroRanges {
      #expect(!CharacterWidth.wideRanges.contains { $0.overlaps(range) })
    }
  }
}
