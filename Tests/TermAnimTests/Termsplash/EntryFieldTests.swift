import Testing

@testable import TermAnim
@testable import termsplash

struct EntryFieldTests {
  @Test func `typing puts characters where the cursor is`() {
    var field = EntryField("ad")
    field.move(by: -1)
    for character in "bc" { field.insert(character) }
    #expect(field.text == "abcd" && field.cursor == 3)
    #expect(field.beforeCursor == "abc" && field.afterCursor == "d")
  }

  @Test func `what is deleted is what a reader takes for one character`() {
    var field = EntryField("a\u{1F469}\u{200D}\u{1F680}e\u{301}\u{6F22}")
    #expect(field.cursor == 4)
    field.deleteBackward()
    field.deleteBackward()
    #expect(field.text == "a\u{1F469}\u{200D}\u{1F680}" && field.cursor == 2)
    field.moveToStart()
    field.deleteForward()
    field.deleteForward()
    #expect(field.text.isEmpty && field.cursor == 0)
  }

  @Test func `a combining mark joins the character before the cursor`() {
    var field = EntryField("ex")
    field.move(by: -1)
    field.insert("\u{301}")
    #expect(field.text == "e\u{301}x" && field.cursor == 1)
    field.deleteBackward()
    #expect(field.text == "x" && field.cursor == 0)
  }

  @Test func `what joins by a deletion leaves the cursor inside the text`() {
    var field = EntryField("a-\u{301}")
    field.moveToStart()
    for _ in 0..<5 { field.deleteForward() }
    #expect(field.text.isEmpty && field.cursor == 0)
  }

  @Test func `the cursor stays inside the text`() {
    var field = EntryField("ab")
    field.move(by: 5)
    #expect(field.cursor == 2)
    field.move(by: -9)
    #expect(field.cursor == 0)
    field.deleteBackward()
    #expect(field.text == "ab")
    field.moveToEnd()
    field.deleteForward()
    #expect(field.text == "ab" && field.cursor == 2)
  }

  @Test func `a full field takes no more`() {
    var field = EntryField(String(repeating: "x", count: 500))
    #expect(field.text.count == EntryField.capacity)
    field.insert("y")
    #expect(field.text.count == EntryField.capacity && !field.text.contains("y"))
  }

  @Test func `the part around the cursor is shown when there is no room for all`() {
    var field = EntryField("0123456789")
    #expect(VisibleField(field, columns: 5) == VisibleField(EntryField("6789"), columns: 9))
    field.moveToStart()
    let start = VisibleField(field, columns: 4)
    #expect(start.before.isEmpty && start.cursor == "0" && start.after == "123")
  }

  @Test(arguments: 0...12)
  func `what is shown is never wider than its room`(columns: Int) {
    var field = EntryField("a\u{6F22}\u{5B57}b\u{6F22}c")
    for _ in 0...6 {
      let shown = VisibleField(field, columns: columns)
      let text = shown.before + shown.cursor + shown.after
      #expect(text.terminalColumns <= max(columns, 2))
      field.move(by: -1)
    }
  }
}
