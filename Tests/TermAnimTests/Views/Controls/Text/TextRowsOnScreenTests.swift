import Foundation
import Testing

@testable import TermAnim

/// Editors, and fields that grow with their text.
///
/// A column is 4 points wide, a row 8 high; a ground is 8 points wider than the text at each side,
/// and a column is kept for the cursor.
@MainActor
struct TextRowsOnScreenTests {
  private func editor(
    _ text: HeldValue<String>, width: CGFloat = 60, height: CGFloat = 80
  ) -> ViewHost {
    ViewHost(TextEditor(text: text.binding).frame(width: width, height: height))
  }

  @Test func `an editor breaks lines that are longer than the room`() {
    let text = HeldValue("one two three four")
    let host = editor(text)
    #expect(host.strings == ["one two ", "three four"])
    host.key(.tab)
    host.type(" five")
    #expect(host.strings == ["one two ", "three four ", "five"])
  }

  @Test func `a tab is as wide as it reaches`() {
    let host = editor(HeldValue("a\tb"))
    #expect(host.strings == ["a   b"])
  }

  @Test func `a click into a broken line puts the cursor there, and below it at its end`() throws {
    let text = HeldValue("one two three four")
    let host = editor(text)
    let second = try #require(host.frame(of: "three four"))
    host.tap(at: CGPoint(x: second.minX + 9, y: second.midY))
    host.type("-")
    #expect(text.value == "one two th-ree four")
    host.advance(by: 1)
    host.tap(at: CGPoint(x: second.minX + 20, y: second.midY + 16))
    host.type("!")
    #expect(text.value == "one two th-ree four!")
  }

  @Test func `arrow keys go through the rows of a broken line`() {
    let text = HeldValue("one two three four")
    let host = editor(text)
    host.key(.tab)
    host.key(.upArrow)
    host.type("-")
    #expect(text.value == "one two- three four")
  }

  @Test func `the row with the cursor comes into sight in a line that is longer than the room`() {
    let text = HeldValue((0..<60).map { "w\($0)" }.joined(separator: " "))
    let host = editor(text, height: 48)
    #expect(host.frame(of: host.strings[0])?.minY == 80)
    host.key(.tab)
    let window: Range<CGFloat> = 80..<112
    #expect(window.contains(host.frame(of: host.strings.last ?? "")?.minY ?? .nan))
    host.key(.home, modifiers: .control)
    #expect(host.frame(of: host.strings[0])?.minY == 80)
  }

  @Test func `a drag marks across rows`() throws {
    let text = HeldValue("abc\ndef")
    let host = editor(text)
    let (first, second) = (
      try #require(host.frame(of: "abc")), try #require(host.frame(of: "def"))
    )
    host.drag(
      from: CGPoint(x: first.minX + 5, y: first.midY),
      to: CGPoint(x: second.minX + 9, y: second.midY))
    host.type("-")
    #expect(text.value == "a-f")
  }

  @Test func `a second click marks a word, a third one the line, and a fourth nothing`() throws {
    let text = HeldValue("one two\nthree")
    var marked: [String] = []
    for count in 1...4 {
      let log = HeldValue(text.value)
      let host = editor(log)
      let row = try #require(host.frame(of: "one two"))
      for _ in 0..<count { host.tap(at: CGPoint(x: row.minX + 21, y: row.midY)) }
      host.type("-")
      marked.append(log.value)
    }
    #expect(
      marked == ["one t-wo\nthree", "one -\nthree", "-\nthree", "one t-wo\nthree"])
  }

  @Test func `clicks with keys between them, or late ones, mark nothing`() throws {
    let text = HeldValue("one two")
    let host = editor(text)
    let row = try #require(host.frame(of: "one two"))
    let place = CGPoint(x: row.minX + 21, y: row.midY)
    host.tap(at: place)
    host.type("-")
    host.tap(at: place)
    host.advance(by: 1)
    host.tap(at: place)
    host.type("+")
    #expect(text.value == "one t+-wo")
  }

  // MARK: Fields

  private struct Message: View {
    let text: Binding<String>
    var limit: ClosedRange<Int>?
    var submit: () -> Void = {}

    var body: some View {
      let field = TextField("Message", text: text, axis: .vertical).textFieldStyle(.plain)
        .background(.green).frame(width: 60).onSubmit(submit)
      if let limit { field.lineLimit(limit) } else { field }
    }
  }

  private func rows(_ host: ViewHost) -> Int {
    let ground = host.boxes.first { $0.width == 60 }
    return Int((ground?.height ?? 0) / 8)
  }

  @Test func `a field with the vertical axis grows with its text`() {
    let text = HeldValue("")
    let host = ViewHost(Message(text: text.binding))
    #expect(rows(host) == 1 && host.strings == ["Message"])
    host.key(.tab)
    host.type("one two three four")
    #expect(rows(host) == 2 && host.strings == ["one two three ", "four"])
    host.type(" five six seven eight nine")
    #expect(rows(host) == 4)
  }

  @Test func `a field with the horizontal axis stays one line, whatever the limit`() {
    let text = HeldValue("one two three four")
    let field = TextField("", text: text.binding, axis: .horizontal).lineLimit(1...4)
    let host = ViewHost(field.frame(width: 60))
    #expect(host.strings.count == 1)
  }

  @Test func `the line limit says how many rows a field has`() {
    let text = HeldValue("a")
    let host = ViewHost(Message(text: text.binding, limit: 2...3))
    #expect(rows(host) == 2)
    host.key(.tab)
    for word in ["b", "c", "d", "e"] {
      host.key(.return, modifiers: .option)
      host.type(word)
    }
    #expect(text.value == "a\nb\nc\nd\ne")
    #expect(rows(host) == 3 && host.strings == ["c", "d", "e"])
    for _ in 0..<4 { host.key(.upArrow) }
    #expect(host.strings == ["a", "b", "c"])
    host.wheel(at: CGPoint(x: 160, y: 96), by: CGSize(width: 0, height: 8))
    #expect(host.strings == ["b", "c", "d"])
    // The cursor is in the row above.
    #expect(host.boxes.allSatisfy { $0.height > 8 })
    host.type("!")
    #expect(text.value.hasPrefix("a!\n") && host.strings == ["a!", "b", "c"])
    host.key(.escape)
    #expect(host.strings == ["a!", "b", "c"])
  }

  @Test func `return submits a field that grows, and with option or shift begins a new line`() {
    let (text, count) = (HeldValue("a"), HeldValue(0))
    let host = ViewHost(Message(text: text.binding) { count.value += 1 })
    host.key(.tab)
    host.key(.return)
    #expect(count.value == 1 && text.value == "a")
    host.key(.return, modifiers: .shift)
    host.key(.return, modifiers: .option)
    #expect(count.value == 1 && text.value == "a\n\n")
  }

  @Test func `arrow keys leave a field that has a single row`() {
    let text = HeldValue("ab")
    let used = HeldValue<[String]>([])
    let host = ViewHost(
      Message(text: text.binding).onKeyPress(.upArrow) {
        used.value.append("up")
        return .handled
      })
    host.key(.tab)
    host.key(.upArrow)
    #expect(used.value == ["up"])
    host.key(.return, modifiers: .option)
    host.key(.upArrow)
    host.type("-")
    #expect(used.value == ["up"] && text.value == "-ab\n")
  }

  @Test func `a long prompt is broken like a text`() {
    let host = ViewHost(
      TextField("What is on your mind?", text: HeldValue("").binding, axis: .vertical)
        .textFieldStyle(.plain).frame(width: 60))
    #expect(host.strings == ["What is on ", "your mind?"])
  }
}
