import Testing

@testable import TermAnim

struct TextRowTests {
  private func rows(_ text: String, _ room: Int?) -> [String] {
    TextRows(Array(text), room: room).rows.map { row in
      row.clusters.map(\.text).joined() + (row.endsLine ? "" : ">")
    }
  }

  @Test func `a line is broken between words, and a word where it is wider than the room`() {
    #expect(rows("one two three", 8) == ["one two >", "three"])
    #expect(rows("one two three", 7) == ["one two >", "three"])
    #expect(rows("one two three", 6) == ["one >", "two >", "three"])
    #expect(rows("abcdefgh ij", 3) == ["abc>", "def>", "gh >", "ij"])
    #expect(rows("ab-cd", 4) == ["ab->", "cd"])
    #expect(rows("\u{4E2D}\u{6587}\u{5B57}", 5) == ["\u{4E2D}\u{6587}>", "\u{5B57}"])
  }

  @Test func `spaces at the end of a row go beyond it`() {
    #expect(rows("abc   d", 3) == ["abc   >", "d"])
    #expect(rows("abc   ", 3) == ["abc   "])
    let row = TextRows(Array("abc   d"), room: 3).rows[0]
    #expect(row.width == 6 && row.shownWidth == 3)
  }

  @Test func `line breaks end rows, and leave an empty one at the end`() {
    #expect(rows("", 5) == [""])
    #expect(rows("a\n\nb\r\n", 5) == ["a", "", "b", ""])
    #expect(rows("a\nb", nil) == ["a\u{240A}b"])
  }

  @Test func `tabs go to every fourth column`() {
    let row = TextRow("\ta\t\u{4E2D}b\tc")
    #expect(row.clusters.map(\.text).joined() == "    a   \u{4E2D}b c")
    #expect(row.columns == [0, 4, 5, 8, 10, 11, 12, 13])
    #expect(row.width(at: 0) == 1 && row.width(at: 3) == 2)
  }

  @Test func `a place behind a broken row is that before the next one`() {
    let rows = TextRows(Array("one two three"), room: 8)
    #expect(rows.rows.map(\.places) == [0...7, 8...13])
    let numbers = Array(repeating: 0, count: 8) + Array(repeating: 1, count: 6)
    #expect((0...13).map { rows.row(at: $0) } == numbers)
    #expect([3, 80].map { rows.rows[0].place(at: $0) } == [3, 7].map { TextEntry.Caret($0) })
    #expect(rows.rows[1].place(at: 80) == TextEntry.Caret(13))
  }

  @Test func `behind a row whose word is torn apart is a place of its own`() {
    let rows = TextRows(Array("abcdefg"), room: 3).rows
    #expect(rows.map(\.end.cursor) == [3, 6, 7])
    #expect(rows.map(\.end.isAtRowEnd) == [true, true, false])
    #expect(rows[1].place(at: 9) == rows[1].end && rows[1].place(at: 2).cursor == 5)
  }

  @Test func `a column of a wide character is the place before it`() {
    let row = TextRow("a\u{4E2D}b")
    #expect((0..<5).map { row.place(at: $0).cursor } == [0, 1, 1, 2, 3])
    #expect((0...3).map { row.column(of: $0) } == [0, 1, 3, 4])
  }

  @Test func `what shows from a column on is no part of a wide character`() {
    let row = TextRow("a\u{4E2D}bc")
    func shown(_ first: Int, _ columns: Int) -> String {
      row.clusters(from: first, columns: columns).map(\.text).joined()
    }
    #expect(shown(0, 2) == "a" && shown(0, 3) == "a\u{4E2D}" && shown(3, 9) == "bc")
  }

  @Test(arguments: 0..<40)
  func `rows of a text that is edited are those of the new one`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let pieces = ["a", "bc", " ", "  ", "\n", "\t", "-", "\u{4E2D}", "word", "e\u{301}", ""]
    func piece() -> String {
      (0..<Int.random(in: 0...4, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
    }
    var entry = TextEntry((0..<8).map { _ in piece() }.joined())
    let room = Int.random(in: 1...9, using: &random)
    var rows = TextRows(entry.characters, room: room)
    for _ in 0..<12 {
      let old = entry
      entry.move(to: Int.random(in: 0...entry.characters.count, using: &random))
      if Bool.random(using: &random) {
        entry.move(
          to: Int.random(in: 0...entry.characters.count, using: &random), marks: true)
      }
      entry.insert(piece())
      let difference = TextDifference(from: old, to: entry)
      if !difference.isEmpty { rows.follow(entry.characters, difference) }
      #expect(rows.rows == TextRows(entry.characters, room: room).rows)
    }
  }

  @Test(arguments: 0..<20)
  func `every place is in one row, and rows fit`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let pieces = ["a", " ", "\n", "\t", "-", "\u{4E2D}", "word"]
    let text = (0..<60).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    let room = Int.random(in: 2...12, using: &random)
    let rows = TextRows(Array(text), room: room)
    #expect(rows.rows.flatMap { Array($0.places) } == Array(0...text.count))
    #expect(rows.rows.allSatisfy { $0.shownWidth <= room || $0.endsLine || $0.count == 1 })
  }
}
