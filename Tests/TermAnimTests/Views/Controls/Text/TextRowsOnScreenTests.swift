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

  @Test(arguments: [TextAlignment.leading, .center, .trailing])
  func `the cursor stays in the frame where spaces go beyond the row`(side: TextAlignment) throws {
    let text = HeldValue("aa" + String(repeating: " ", count: 12) + "bbbbbbbbb")
    let host = ViewHost(
      TextEditor(text: text.binding).multilineTextAlignment(side).frame(width: 64, height: 80))
    for key in [KeyEquivalent.tab, .home, .upArrow, .end] { host.key(key) }
    let cursor = try #require(host.boxes.first { $0.size == CGSize(width: 4, height: 8) })
    #expect(cursor.minX >= 136 && cursor.maxX <= 184)
    host.type("-")
    #expect(text.value.prefix { $0 != "-" } == "aa" + String(repeating: " ", count: 11))
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

  private func lines(_ count: Int) -> String {
    (0..<count).map { "line \($0)" }.joined(separator: "\n")
  }

  @Test func `an editor draws what its window shows, with as much before and behind it`() {
    let host = editor(HeldValue(lines(1000)), height: 48)
    #expect(host.strings.count == 8)
    var most = 0
    for _ in 0..<20 {
      host.wheel(at: CGPoint(x: 160, y: 100), by: CGSize(width: 0, height: 200))
      for _ in 0..<6 {
        host.advance(by: 1 / 60)
        let rows = host.strings.compactMap { host.frame(of: $0)?.minY }
        #expect((rows.first ?? .nan) <= 80 && (rows.last ?? .nan) >= 104)
        most = max(most, rows.count)
      }
    }
    #expect(most <= 14)
    #expect(host.strings.allSatisfy { Int($0.dropFirst(5)) ?? 0 > 40 })
  }

  @Test func `a jump to the end of an editor draws the end at once`() {
    let host = editor(HeldValue(lines(1000)), height: 48)
    host.key(.tab)
    host.key(.home, modifiers: .control)
    host.advance(by: 1)
    #expect(host.strings.first == "line 0")
    host.key(.end, modifiers: .control)
    #expect(host.strings.last == "line 999")
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

  @Test func `a drag marks, though what is around could be scrolled`() throws {
    let text = HeldValue(lines(40))
    let host = editor(text)
    let (first, third) = (
      try #require(host.frame(of: "line 0")), try #require(host.frame(of: "line 2"))
    )
    host.drag(
      from: CGPoint(x: first.minX + 1, y: first.midY),
      to: CGPoint(x: third.minX + 1, y: third.midY))
    host.type("-")
    #expect(text.value.hasPrefix("-line 2\nline 3"))
  }

  private struct Pair: View {
    let text: Binding<String>
    @State private var other = ""
    var height: CGFloat = 80

    var body: some View {
      VStack {
        TextField("other", text: $other)
        TextEditor(text: text).frame(height: height)
      }
      .frame(width: 60)
    }
  }

  @Test func `an editor keeps its cursor while another view has the focus`() throws {
    let text = HeldValue("one\ntwo\nthree")
    let host = ViewHost(Pair(text: text.binding))
    let row = try #require(host.frame(of: "two"))
    host.tap(at: CGPoint(x: row.minX + 5, y: row.midY))
    host.key(.tab)
    host.type("x")
    host.key(.tab)
    host.type("-")
    #expect(text.value == "one\nt-wo\nthree")
  }

  @Test func `a press beside a text is one of its edge`() throws {
    let text = HeldValue("one\ntwo\nthree")
    let host = editor(text)
    let row = try #require(host.frame(of: "two"))
    host.tap(at: CGPoint(x: row.minX - 4, y: row.midY))
    host.type("-")
    #expect(text.value == "one\n-two\nthree")
  }

  @Test func `the cursor stays in sight where the room becomes less`() throws {
    struct Shrinking: View {
      let text: Binding<String>
      @State private var height: CGFloat = 120
      var body: some View {
        TextEditor(text: text).frame(width: 60, height: height).onKeyPress(.escape) {
          height = 56
          return .handled
        }
      }
    }
    let text = HeldValue((0..<13).map { "l\($0)" }.joined(separator: "\n"))
    let host = ViewHost(Shrinking(text: text.binding))
    host.key(.tab)
    host.key(.escape)
    host.run(for: 1)
    let place = try #require(host.frame(of: "l12"))
    #expect((68..<124).contains(place.midY))
  }

  @Test func `what is typed over a mark is undone with it`() throws {
    let text = HeldValue("one two")
    let host = editor(text)
    host.key(.tab)
    host.key(.leftArrow, modifiers: [.shift, .option])
    host.type("REPL")
    #expect(text.value == "one REPL")
    host.undo()
    #expect(text.value == "one two")
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
    host.key(.escape)
    #expect(host.strings == ["a", "b", "c"])
    host.key(.tab)
    #expect(host.strings == ["c", "d", "e"])
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
      VStack {
        Message(text: text.binding)
        Text("below")
      }
      .onKeyPress(.upArrow) {
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

  @Test func `a drag beyond the rows that show brings others into sight`() throws {
    let text = HeldValue((0..<8).map { "l\($0)" }.joined(separator: "\n"))
    let host = ViewHost(Message(text: text.binding, limit: 1...3))
    host.key(.tab)
    let last = try #require(host.frame(of: "l7"))
    host.drag(
      from: CGPoint(x: last.minX + 9, y: last.midY),
      to: CGPoint(x: last.minX + 1, y: last.midY - 300))
    host.type("-")
    #expect(text.value == "-")
  }

  @Test func `a shortcut with command leaves the key for a new line to a field with rows`() {
    let (text, count) = (HeldValue("a"), HeldValue(0))
    let host = ViewHost(
      VStack {
        Message(text: text.binding)
        Button("Send") { count.value += 1 }.keyboardShortcut(.return, modifiers: .command)
      })
    host.key(.tab)
    host.key(.return, modifiers: .option)
    #expect(text.value == "a\n" && count.value == 0)
    host.key(.return, modifiers: .control)
    #expect(count.value == 1)
  }

  @Test func `typing brings a field that has been pushed away back into sight`() throws {
    struct Tags: View {
      @State private var tags = 0
      @State private var text = ""
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<tags, id: \.self) { Text("tag \($0)") }
            TextField("new", text: $text).onSubmit { tags += 30 }
          }
        }
      }
    }
    let host = ViewHost(Tags())
    host.key(.tab)
    host.type("x")
    host.key(.return)
    host.run(for: 1)
    host.type("y")
    host.run(for: 1)
    let place = try #require(host.frame(of: "xy"))
    #expect((0..<192).contains(place.midY))
  }

  @Test func `a field whose axis changes has the room of the new one`() {
    struct Turning: View {
      let text: Binding<String>
      @State private var isVertical = false
      var body: some View {
        TextField("", text: text, axis: isVertical ? .vertical : .horizontal)
          .textFieldStyle(.plain).background(.green).frame(width: 60)
          .onKeyPress("t") {
            isVertical.toggle()
            return .handled
          }
      }
    }
    let host = ViewHost(Turning(text: HeldValue("one two three four five").binding))
    host.key(.tab)
    #expect(rows(host) == 1)
    host.key("t")
    #expect(rows(host) == 2)
    host.key("t")
    #expect(rows(host) == 1)
  }

  @Test func `a label stands beside the first or the last row of a field`() throws {
    func place(_ alignment: VerticalAlignment) throws -> CGFloat {
      let host = ViewHost(
        HStack(alignment: alignment) {
          Text("label")
          TextField("", text: HeldValue("one two three four").binding, axis: .vertical)
            .frame(width: 76)
        })
      let label = try #require(host.frame(of: "label"))
      return label.minY - (try #require(host.frame(of: "one two three "))).minY
    }
    #expect(try place(.firstTextBaseline) == 0)
    #expect(try place(.lastTextBaseline) == 8)
  }

  @Test func `what the program changes leaves an editor where it is scrolled to`() {
    struct Growing: View {
      @State private var text = (0..<40).map { "l\($0)" }.joined(separator: "\n")
      var body: some View {
        VStack {
          TextEditor(text: $text).frame(width: 60, height: 80).onKeyPress(.escape) {
            text += "\nmore"
            return .handled
          }
          Text("\(text.count)")
        }
      }
    }
    let host = ViewHost(Growing())
    host.tap(on: "l2")
    host.wheel(at: CGPoint(x: 160, y: 90), by: CGSize(width: 0, height: 160))
    host.run(for: 2)
    let place = host.frame(of: "l25")?.minY
    host.key(.escape)
    host.run(for: 2)
    #expect(host.strings.last == "154")
    #expect(place != nil && host.frame(of: "l25")?.minY == place)
  }

  @Test func `a long prompt is broken like a text`() {
    let host = ViewHost(
      TextField("What is on your mind?", text: HeldValue("").binding, axis: .vertical)
        .textFieldStyle(.plain).frame(width: 60))
    #expect(host.strings == ["What is on ", "your mind?"])
  }
}
