import Foundation
import Testing

@testable import TermAnim

@MainActor
struct TextFieldTests {
  private struct Name: View {
    let text: Binding<String>
    var submit: () -> Void = {}

    var body: some View {
      TextField("Name", text: text).frame(width: 80).onSubmit(submit)
    }
  }

  @Test func `what is typed comes into the text, and its title shows while there is none`() {
    let text = HeldValue("")
    let host = ViewHost(Name(text: text.binding))
    #expect(host.strings == ["Name"])
    host.tap(at: CGPoint(x: 160, y: 96))
    host.type("Ada 1")
    #expect(text.value == "Ada 1")
    #expect(host.strings == ["Ada 1"])
    host.key(.delete)
    host.key(.home)
    host.key(.deleteForward)
    #expect(text.value == "da ")
  }

  @Test func `keys go elsewhere without the focus`() {
    let text = HeldValue("a")
    let host = ViewHost(Name(text: text.binding))
    host.type("b")
    #expect(text.value == "a")
    #expect(host.key(.tab))
    host.type("b")
    #expect(text.value == "ab")
  }

  @Test func `return submits`() {
    let count = HeldValue(0)
    let host = ViewHost(Name(text: HeldValue("a").binding) { count.value += 1 })
    host.key(.tab)
    host.key(.return)
    #expect(count.value == 1)
  }

  @Test func `a click puts the cursor before the character under it`() {
    let text = HeldValue("abcdef")
    let host = ViewHost(Name(text: text.binding))
    let origin = DrawnText.characters(in: host)[0].origin
    host.tap(at: CGPoint(x: origin.x + 9, y: origin.y + 4))
    host.type("-")
    #expect(text.value == "ab-cdef")
  }

  @Test(arguments: [TextAlignment.leading, .center, .trailing])
  func `text and prompt are aligned as is said, and pressed where they show`(side: TextAlignment) {
    let text = HeldValue("")
    let host = ViewHost(
      TextField("Name", text: text.binding).textFieldStyle(.plain).multilineTextAlignment(side)
        .frame(width: 80))
    func left() -> CGFloat { DrawnText.characters(in: host)[0].origin.x - 120 }
    // Of 20 columns the prompt takes 4, and what is typed 6 and one for the cursor behind it.
    #expect(left() == [.leading: 0, .center: 32, .trailing: 64][side])
    host.tap(at: CGPoint(x: 160, y: 96))
    host.type("abcdef")
    #expect(left() == [.leading: 0, .center: 24, .trailing: 52][side])
    host.tap(at: CGPoint(x: 120 + left() + 9, y: 96))
    host.type("-")
    #expect(text.value == "ab-cdef")
  }

  @Test func `a secure field shows dots`() {
    let host = ViewHost(SecureField("Secret", text: HeldValue("abc").binding).frame(width: 80))
    #expect(host.strings == ["\u{2022}\u{2022}\u{2022}"])
  }

  @Test(arguments: [
    (KeyPress(.leftArrow, modifiers: .option), "-one two"),
    (KeyPress(.leftArrow, modifiers: .control), "-one two"),
    (KeyPress(.delete, modifiers: .option), "-"), (KeyPress("w", modifiers: .control), "-"),
    (KeyPress(.leftArrow), "one tw-o"), (KeyPress(.delete), "one tw-"),
  ])
  func `a secure field does not tell where words end`(key: KeyPress, expected: String) {
    let text = HeldValue("one two")
    let host = ViewHost(SecureField("Secret", text: text.binding).frame(width: 80))
    host.key(.tab)
    host.key(key.key, modifiers: key.modifiers)
    host.type("-")
    #expect(text.value == expected)
  }

  @Test(arguments: [
    (KeyPress(.rightArrow, modifiers: .option), "one two-"),
    (KeyPress(.deleteForward, modifiers: .option), "-"),
  ])
  func `a secure field does not tell where words begin`(key: KeyPress, expected: String) {
    let text = HeldValue("one two")
    let host = ViewHost(SecureField("Secret", text: text.binding).frame(width: 80))
    host.key(.tab)
    host.key(.home)
    host.key(key.key, modifiers: key.modifiers)
    host.type("-")
    #expect(text.value == expected)
  }

  @Test func `a field with the focus shows what the program makes of its text`() {
    struct Message: View {
      @State private var text = ""
      let sent: HeldValue<[String]>
      var body: some View {
        TextField("Message", text: $text).frame(width: 80).onSubmit {
          sent.value.append(text)
          text = ""
        }
      }
    }
    let sent = HeldValue<[String]>([])
    let host = ViewHost(Message(sent: sent))
    host.key(.tab)
    host.type("hello")
    host.key(.return)
    #expect(host.strings == ["Message"])
    host.type("x")
    #expect(host.strings == ["x"])
    host.key(.return)
    #expect(sent.value == ["hello", "x"])
  }

  @Test func `a text that becomes another as it is typed shows so, and the cursor stays in it`() {
    struct Changing: View {
      @State private var text = ""
      let change: (String) -> String
      var body: some View {
        TextField("", text: $text).frame(width: 80).onChange(of: text) { text = change(text) }
      }
    }
    func result(_ change: @escaping (String) -> String) -> [String] {
      let host = ViewHost(Changing(change: change))
      host.key(.tab)
      host.type("abcd")
      host.key(.leftArrow)
      host.key(.leftArrow)
      host.type("x1y")
      return host.strings
    }
    #expect(result { String($0.prefix(4)) } == ["abx1"])
    #expect(result { $0.uppercased() } == ["ABX1YCD"])
    #expect(result { $0.filter(\.isLetter) } == ["abxycd"])
  }

  /// A number that is edited, and something else to have the focus.
  private struct Age: View {
    @State var age = 5
    let ages: HeldValue<[Int]>
    var isByFormatter = false

    var body: some View {
      VStack {
        if isByFormatter {
          TextField("Age", value: $age, formatter: NumberFormatter()).frame(width: 80)
        } else {
          TextField("Age", value: $age, format: .number).frame(width: 80)
        }
        Button("else") { age = 80 }
      }
      .onChange(of: age) { ages.value.append(age) }
    }
  }

  @Test(arguments: [false, true])
  func `a value in a format is read when it is submitted or the focus goes`(isByFormatter: Bool) {
    let ages = HeldValue<[Int]>([])
    let host = ViewHost(Age(ages: ages, isByFormatter: isByFormatter))
    host.key(.tab)
    host.type("2")
    #expect(ages.value.isEmpty && host.strings == ["52", "else"])
    host.key(.return)
    #expect(ages.value == [52])
    host.type("7")
    host.key(.tab)
    #expect(ages.value == [52, 527] && host.strings == ["527", "else"])
  }

  @Test func `what is not in a format is forgotten, as is what was typed of another value`() {
    let ages = HeldValue<[Int]>([])
    let host = ViewHost(Age(ages: ages))
    host.key(.tab)
    host.key(.delete)
    host.type("x")
    #expect(host.strings == ["x", "else"])
    host.key(.return)
    #expect(ages.value.isEmpty && host.strings == ["5", "else"])
    host.type("1")
    host.tap(on: "else")
    #expect(ages.value.last == 80 && host.strings == ["80", "else"])
  }

  @Test func `what a terminal might obey is never drawn`() {
    let host = ViewHost(TextField("", text: HeldValue("a\u{1B}[2J").binding).frame(width: 80))
    #expect(!host.strings.joined().contains("\u{1B}"))
  }

  @Test func `an editor has lines`() {
    let text = HeldValue("one")
    let host = ViewHost(TextEditor(text: text.binding).frame(width: 100, height: 80))
    host.key(.tab)
    host.key(.return)
    host.type("two")
    #expect(text.value == "one\ntwo")
    #expect(host.strings == ["one", "two"])
    host.key(.upArrow)
    host.type("!")
    #expect(text.value == "one!\ntwo")
  }

  /// Types what a terminal pastes.
  private func paste(_ text: String, into host: ViewHost) {
    for character in text {
      host.graph.send(.key(KeyPress(KeyStroke(.character(character)))))
      host.settle()
    }
  }

  /// A field or an editor of its own text, which `log` follows.
  private struct Entry: View {
    let isEditor: Bool
    let log: HeldValue<String>
    @State private var text = ""

    var body: some View {
      Group {
        if isEditor { TextEditor(text: $text) } else { TextField("", text: $text) }
      }
      .onChange(of: text) { log.value = text }
    }
  }

  @Test func `a pasted text keeps its lines and tabs in an editor, and is one line in a field`() {
    for (isEditor, expected) in [(true, "1\n2\t3"), (false, "1 2 3")] {
      let log = HeldValue("")
      let host = ViewHost(Entry(isEditor: isEditor, log: log))
      host.key(.tab)
      paste("1\n2\t3", into: host)
      #expect(log.value == expected)
    }
  }

  @Test func `the tab key leaves an editor`() {
    let text = HeldValue("")
    let host = ViewHost(
      VStack {
        TextEditor(text: text.binding)
        Button("next") { text.value += "pressed" }
      })
    host.key(.tab)
    host.key(.tab)
    host.key(.return)
    #expect(text.value == "pressed")
  }

  @Test func `an editor begins at its first line, and scrolls to where the cursor is`() {
    let text = HeldValue((0..<40).map { "line \($0)" }.joined(separator: "\n"))
    let host = ViewHost(TextEditor(text: text.binding).frame(width: 100, height: 80))
    func y(_ line: Int) -> CGFloat { host.frame(of: "line \(line)")?.minY ?? .nan }
    // The frame is in the middle, and its ground is 8 points wider than the lines.
    let window: Range<CGFloat> = 64..<128
    #expect(y(0) == 64)
    host.key(.tab)
    #expect(window.contains(y(39)) && !window.contains(y(0)))
    for _ in 0..<39 { host.key(.upArrow) }
    #expect(y(0) == 64)
    for _ in 0..<8 { host.key(.downArrow) }
    #expect(window.contains(y(8)) && y(8) == 120)
  }

  @Test func `a click into an editor leaves it where it is scrolled to`() {
    let text = HeldValue((0..<40).map { "line \($0)" }.joined(separator: "\n"))
    let host = ViewHost(TextEditor(text: text.binding).frame(width: 100, height: 80))
    host.tap(on: "line 2")
    host.type("!")
    #expect(text.value.contains("lin!e 2"))
    #expect(host.frame(of: "line 0")?.minY == 64)
  }

  @Test func `a field for a value that may be missing shows nothing for none`() {
    let value = HeldValue<Int?>(nil)
    let field = TextField("Age", value: value.binding, format: .number).frame(width: 80)
    let host = ViewHost(field)
    #expect(host.strings == ["Age"])
    host.key(.tab)
    host.type("12")
    host.key(.return)
    #expect(value.value == 12)
    let other = ViewHost(field)
    other.key(.tab)
    other.key(.delete)
    other.key(.delete)
    other.key(.return)
    #expect(value.value == nil)
  }

  @Test func `fields with the titles of strings commit, and tell of their focus`() {
    let (text, name) = (HeldValue("a"), "Name")
    let log = HeldValue<[String]>([])
    func use(_ view: some View) {
      let host = ViewHost(view.frame(width: 80))
      host.key(.tab)
      host.key(.return)
    }
    use(TextField(name, text: text.binding, onCommit: { log.value.append("field") }))
    use(SecureField(name, text: text.binding, onCommit: { log.value.append("secret") }))
    use(
      TextField(
        name, text: text.binding, onEditingChanged: { log.value.append("\($0)") },
        onCommit: { log.value.append("end") }))
    #expect(log.value == ["field", "secret", "true", "end"])
  }

  @Test func `a plain editor has no ground`() {
    func grounds(_ view: some View) -> Int {
      ViewHost(view.frame(width: 80, height: 40)).boxes.count
    }
    let editor = TextEditor(text: HeldValue("a").binding)
    #expect(grounds(editor) - grounds(editor.textEditorStyle(.plain)) == 0)
    func color(_ view: some View) -> Color.Resolved? {
      ViewHost(view.frame(width: 80, height: 40)).drawing.first { $0.bounds != nil }?.color
    }
    #expect(color(editor.textEditorStyle(.roundedBorder)) == color(editor))
    #expect(color(editor.textEditorStyle(.plain)) != color(editor))
  }

  @Test func `a text that is too long shows its end while it is edited, else its beginning`() {
    let text = HeldValue("one two three four five six seven")
    let host = ViewHost(Name(text: text.binding))
    #expect(host.strings == ["one two three four five six seven".prefix(16).description])
    host.key(.tab)
    #expect(host.strings.first?.hasSuffix("seven") == true)
    host.key(.escape)
    #expect(host.strings.first?.hasPrefix("one two") == true)
  }
}
