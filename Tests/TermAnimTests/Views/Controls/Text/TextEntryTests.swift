import Testing

@testable import TermAnim

struct TextEntryTests {
  private func entry(_ text: String) -> TextEntry {
    // A bar stands for the cursor.
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    return TextEntry(parts.joined(), cursor: parts[0].count)
  }

  private func marked(_ entry: TextEntry) -> String {
    var characters = entry.characters
    characters.insert("|", at: entry.cursor)
    return String(characters)
  }

  @Test(arguments: [
    ("ab|cd", "abX", "ab|X"), ("ab|cd", "ABCD", "AB|CD"), ("ab|", "xyzab", "xyzab|"),
    ("ab|", "abc", "abc|"), ("|ab", "xab", "|xab"), ("ab|cd", "x", "|x"), ("|", "new", "new|"),
  ])
  func `the cursor follows a text that becomes another`(before: String, text: String, after: String)
  {
    #expect(marked(TextEntry(text, following: entry(before))) == after)
  }

  @Test(arguments: [
    ("one two|", TextMove.wordBackward, "one |two"), ("one |two", .wordBackward, "|one two"),
    ("|one two", .wordForward, "one| two"), ("one| two", .wordForward, "one two|"),
    ("ab|c", .backward, "a|bc"), ("|abc", .backward, "|abc"), ("abc|", .forward, "abc|"),
    ("a|bc", .toStart, "|abc"), ("a|bc", .toEnd, "abc|"),
    ("ab\ncd|\nef", .toLineStart, "ab\n|cd\nef"), ("ab\n|cd\nef", .toLineEnd, "ab\ncd|\nef"),
  ])
  func `the cursor moves`(before: String, move: TextMove, after: String) {
    var entry = entry(before)
    entry.move(move)
    #expect(marked(entry) == after)
  }

  @Test(arguments: TextMove.allCases, ["|ab cd\nef", "ab c|d\nef", "ab cd\nef|"])
  func `what is deleted is what the cursor would pass over`(move: TextMove, text: String) {
    let start = entry(text)
    var (moved, deleted) = (start, start)
    moved.move(move)
    deleted.delete(move)
    let passed = min(start.cursor, moved.cursor)..<max(start.cursor, moved.cursor)
    var rest = start.characters
    rest.removeSubrange(passed)
    #expect(deleted.characters == rest)
    #expect(deleted.cursor == passed.lowerBound)
  }

  @Test(arguments: [
    (TextMove.backward, "|abcd"), (.forward, "ab|cd"), (.toEnd, "abcd|"), (.toStart, "|abcd"),
  ])
  func `a step from what is marked goes to that end of it`(move: TextMove, after: String) {
    var entry = TextEntry("abcd", caret: TextEntry.Caret(2, anchor: 0))
    entry.move(move)
    #expect(marked(entry) == after && entry.caret.marked.isEmpty)
  }

  @Test func `what is put in or deleted is what is marked`() {
    let start = TextEntry("abcd", caret: TextEntry.Caret(1, anchor: 3))
    var (typed, deleted) = (start, start)
    typed.insert("xy")
    #expect(marked(typed) == "axy|d")
    deleted.delete(.forward)
    #expect(marked(deleted) == "a|d" && deleted.caret.marked.isEmpty)
  }

  @Test func `all is marked by a key, and what stands in its place has no mark`() {
    var entry = TextEntry("ab\ncd")
    let isUsed = entry.edit(KeyPress("a", modifiers: .command), isMultiline: true)
    #expect(isUsed && entry.markedText == "ab\ncd")
    #expect(TextEntry("ab\ncd", following: entry) == entry)
    #expect(TextEntry("abc", following: entry).caret.marked.isEmpty)
  }

  @Test func `characters are never torn apart`() {
    var entry = TextEntry("e")
    entry.insert("\u{301}")
    #expect(entry.characters.count == 1 && entry.cursor == 1)
    entry.insert("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}")
    #expect(entry.cursor == 2)
    entry.delete(.backward)
    #expect(entry.text == "e\u{301}")
    entry.delete(.backward)
    #expect(entry.text.isEmpty)
  }

  @Test(arguments: [
    KeyPress(.pageUp), KeyPress(.escape), KeyPress(.tab), KeyPress("x", modifiers: .option),
    KeyPress(.upArrow), KeyPress(.return),
  ])
  func `function keys and commands are not text`(key: KeyPress) {
    var entry = TextEntry("a")
    let isUsed = entry.edit(key, isMultiline: false)
    #expect(!isUsed && entry == TextEntry("a"))
  }

  @Test func `return makes a line where there are several`() {
    var entry = TextEntry("a")
    let isUsed = entry.edit(KeyPress(.return), isMultiline: true)
    #expect(isUsed && entry.text == "a\n")
  }

  @Test func `the key that deletes to the end of a line joins it with the next one there`() {
    var entry = TextEntry("ab\ncd", cursor: 1)
    for expected in ["a\ncd", "acd", "a", "a"] {
      let isUsed = entry.edit(KeyPress("k", modifiers: .control), isMultiline: true)
      #expect(isUsed && entry.text == expected)
    }
  }

  @Test func `the window follows the cursor and leaves no room unused`() {
    var window = TextWindow()
    let widths = Array(repeating: 1, count: 10)
    window.show(10, in: widths, columns: 5)
    #expect(window.first == 6)
    window.show(7, in: widths, columns: 5)
    #expect(window.first == 5)
    window.show(2, in: widths, columns: 5)
    #expect(window.first == 2)
    window.show(2, in: Array(widths.prefix(3)), columns: 5)
    #expect(window.first == 0)
  }

  @Test func `wide characters are shown whole`() {
    var window = TextWindow()
    window.show(4, in: [2, 2, 2, 2], columns: 5)
    #expect(window.first == 2)
  }

  @Test
  func
    `the text is that of the characters, which are counted anew, whatever is put in and taken out`()
  {
    let pieces = [
      "a", "b", " ", "\n", "\r", "\r\n", "\u{E9}", "e\u{301}", "\u{301}", "\u{1F1E9}", "\u{1F1EA}",
      "\u{200D}",
      "\u{1F469}", "\u{AD}", "\u{600}", "\u{4E2D}", "ab", "",
    ]
    var random = SeededGenerator(seed: 5)
    for _ in 0..<400 {
      var entry = TextEntry(
        (0..<6).map { _ in pieces.randomElement(using: &random) ?? "" }.joined())
      for _ in 0..<8 {
        let count = entry.characters.count
        entry.move(to: Int.random(in: 0...count, using: &random))
        entry.move(
          to: Int.random(in: 0...count, using: &random), marks: Bool.random(using: &random))
        let marked = entry.caret.marked
        let (before, after) = (
          String(entry.characters[..<marked.lowerBound]),
          String(entry.characters[marked.upperBound...])
        )
        let piece = pieces.randomElement(using: &random) ?? ""
        if piece.isEmpty, !marked.isEmpty {
          entry.delete(.backward)
        } else {
          entry.insert(piece)
        }
        #expect(entry.characters == Array(before + piece + after))
        #expect(Array(entry.text.unicodeScalars) == Array((before + piece + after).unicodeScalars))
        #expect(entry.cursor == (before + piece).count && entry.caret.marked.isEmpty)
        #expect(entry == TextEntry(entry.text, cursor: entry.cursor))
      }
    }
  }
}
