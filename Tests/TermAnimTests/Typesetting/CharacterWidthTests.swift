import Testing

@testable import TermAnim

struct CharacterWidthTests {
  @Test(arguments: WidthCases.all)
  func `columns are what wcwidth gives`(text: String, columns: Int) {
    #expect(text.terminalColumns == columns)
  }

  @Test(arguments: WidthCases.differences)
  func `where they are not, there is a reason`(
    text: String, columns: Int, theirs: Int, reason: String
  ) {
    #expect(text.terminalColumns == columns && columns != theirs, "\(reason)")
  }

  @Test func `no cluster takes more than two columns, and each at least those of its letter`() {
    for (text, _) in WidthCases.all {
      for cluster in text {
        #expect((0...2).contains(cluster.terminalWidth.columns))
        #expect(cluster.terminalWidth.widest >= cluster.terminalWidth.columns)
        let first = cluster.unicodeScalars.first.map(CharacterWidth.columns) ?? 0
        #expect(cluster.terminalWidth.columns >= min(first, 1))
      }
    }
  }

  @Test(arguments: ["\u{301}", "\u{200D}\u{301}", "\u{FE0F}", "\u{200D}\u{FE0F}"])
  func `marks alone take no column`(text: String) throws {
    #expect(try #require(text.first).terminalWidth.columns == 0)
  }

  @Test func `a text is as wide as its clusters together`() {
    #expect(
      "\u{30B3}\u{30F3}\u{30CB}\u{30C1}\u{30CF}, \u{30BB}\u{30AB}\u{30A4}!".terminalColumns == 19)
    #expect("cafe\u{301}".terminalColumns == 4)
    #expect("".terminalColumns == 0)
  }

  @Test(arguments: ["a", "e\u{301}", "\u{6211}", "\u{1F600}", "\u{1F951}", "\u{2580}"])
  func `plain characters are certain`(text: String) throws {
    #expect(try #require(text.first).terminalWidth.isCertain)
  }

  @Test(arguments: [
    "\u{2764}\u{FE0F}", "\u{1F1E9}\u{1F1EA}", "\u{1F44D}\u{1F3FD}", "1\u{FE0F}\u{20E3}",
    "\u{1F468}\u{200D}\u{1F469}", "\u{1100}\u{1161}", "\u{1F1E9}",
  ])
  func `sequences that terminals take apart are not`(text: String) throws {
    #expect(try !#require(text.first).terminalWidth.isCertain)
  }

  @Test(arguments: ["\u{1F9B7}", "\u{1FAE0}"])
  func `emoji that came after the widths of emoji were settled are not certain, but fit the edge`(
    text: String
  ) throws {
    let width = try #require(text.first).terminalWidth
    #expect(!width.isCertain && width.columns == 2 && width.widest == 2)
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
