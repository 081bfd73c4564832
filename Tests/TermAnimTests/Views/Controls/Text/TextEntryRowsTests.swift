import Testing

@testable import TermAnim

struct TextEntryRowsTests {
  private func entry(_ text: String) -> TextEntry {
    // A bar stands for the cursor.
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    return TextEntry(parts.joined(), cursor: parts[0].count)
  }

  private func shown(_ entry: TextEntry) -> String {
    var characters = entry.characters
    characters.insert("|", at: entry.cursor)
    return String(characters)
  }

  @Test(arguments: [
    ("ab\nc|d", -1, "a|b\ncd"), ("abc|\nd", 1, "abc\nd|"), ("a|b", -1, "|ab"), ("a|b", 1, "ab|"),
    ("ab\n|", -1, "|ab\n"), ("a|b\n\ncd", 1, "ab\n|\ncd"),
    ("\u{4E2D}\u{4E2D}|\nabcdef", 1, "\u{4E2D}\u{4E2D}\nabcd|ef"),
  ])
  func `the cursor goes up and down by lines, in its column`(
    before: String, step: Int, after: String
  ) {
    var entry = entry(before)
    entry.moveByRow(step, room: nil, marks: false)
    #expect(shown(entry) == after)
  }

  @Test(arguments: [
    ("one| two three", 1, "one two thr|ee"), ("one two thr|ee", -1, "one| two three"),
    ("one two three|\nfour", 1, "one two three\nfour|"),
    ("one two three\nfo|ur", -1, "one two th|ree\nfour"),
    ("one two| three", 1, "one two three|"),
  ])
  func `the cursor goes up and down by the rows of a broken line`(
    before: String, step: Int, after: String
  ) {
    var entry = entry(before)
    entry.moveByRow(step, room: 8, marks: false)
    #expect(shown(entry) == after)
  }

  @Test func `the cursor comes back to its column behind shorter rows`() {
    var entry = entry("abcdef|\n\nxy\nabcdef")
    for _ in 0..<3 { entry.moveByRow(1, room: nil, marks: false) }
    #expect(shown(entry) == "abcdef\n\nxy\nabcdef|")
    entry.moveByRow(-1, room: nil, marks: false)
    entry.move(.backward)
    entry.moveByRow(1, room: nil, marks: false)
    #expect(shown(entry) == "abcdef\n\nxy\na|bcdef")
  }

  @Test func `in a word that is torn apart the cursor can be at the end of a row`() {
    var entry = TextEntry("abcdefghij", cursor: 4)
    func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
      _ = entry.edit(KeyPress(key, modifiers: modifiers), isMultiline: true, room: 3)
    }
    press(.end)
    #expect(entry.cursor == 6 && entry.caret.isAtRowEnd)
    press(.upArrow)
    #expect(entry.cursor == 3 && entry.caret.isAtRowEnd)
    press(.home)
    #expect(entry.cursor == 0)
    press(.end, modifiers: .shift)
    #expect(entry.markedText == "abc")
    press(.rightArrow)
    #expect(entry.cursor == 3 && !entry.caret.isAtRowEnd)
    press(.end)
    press(.rightArrow)
    #expect(entry.cursor == 7 && !entry.caret.isAtRowEnd)
  }

  @Test func `home and end go by rows, and mark`() {
    var entry = entry("one two th|ree four")
    _ = entry.edit(KeyPress(.home), isMultiline: true, room: 8)
    #expect(shown(entry) == "one two |three four")
    _ = entry.edit(KeyPress(.end), isMultiline: true, room: 8)
    #expect(shown(entry) == "one two three| four")
    _ = entry.edit(KeyPress(.home, modifiers: .shift), isMultiline: true, room: 8)
    #expect(entry.markedText == "three")
    _ = entry.edit(KeyPress("e", modifiers: .control), isMultiline: true, room: 8)
    #expect(shown(entry) == "one two three four|")
  }

  @Test(arguments: [
    (TextPress.marksWord, 5, "two"), (.marksWord, 3, " "), (.marksWord, 7, "..."),
    (.marksWord, 10, "..."), (.marksWord, 99, "last"), (.marksLine, 2, "one two..."),
    (.marksLine, 99, "last"), (.marks, 4, "one "),
  ])
  func `a press marks what it is for`(press: TextPress, place: Int, marked: String) {
    var entry = TextEntry("one two...\nlast", cursor: 0)
    entry.press(press, at: TextEntry.Caret(place))
    #expect(entry.markedText == marked)
  }

  @Test func `of an empty line a press marks nothing`() {
    var entry = TextEntry("a\n\nb")
    entry.press(.marksWord, at: TextEntry.Caret(2))
    #expect(entry.caret == TextEntry.Caret(2))
  }

  @Test func `a text has rows where it has lines, or one that is broken`() {
    #expect(TextEntry("a\nb").hasRows(room: nil) && TextEntry("one two").hasRows(room: 4))
    #expect(!TextEntry("one two").hasRows(room: 7) && !TextEntry("").hasRows(room: 1))
  }
}
