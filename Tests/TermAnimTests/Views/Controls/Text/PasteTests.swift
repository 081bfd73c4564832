import Testing

@testable import TermAnim

/// Text that is pasted is put in as one piece.
@MainActor
struct PasteTests {
  private func pasted(_ text: String, isMultiline: Bool) -> String {
    var entry = TextEntry("ab", cursor: 1)
    entry.paste(text, isMultiline: isMultiline)
    return entry.text
  }

  @Test func `a pasted text is one change`() {
    let text = HeldValue("")
    var changes = 0
    let binding = Binding(
      get: { text.value },
      set: {
        text.value = $0
        changes += 1
      })
    let host = ViewHost(TextField("Name", text: binding))
    host.key(.tab)
    #expect(host.graph.send(.text("one two")))
    host.settle()
    #expect(text.value == "one two" && changes == 1)
    host.key(.home)
    #expect(host.graph.send(.text(">")))
    #expect(text.value == ">one two")
  }

  @Test func `a pasted text with lines stays in the field`() {
    let text = HeldValue("")
    let host = ViewHost(TextField("Name", text: text.binding))
    host.key(.tab)
    #expect(host.graph.send(.text("one\ntwo\tthree")))
    #expect(text.value == "one two three")
  }

  @Test func `line ends and tabs are kept where there are lines`() {
    #expect(pasted("x\r\ny\rz\n\t", isMultiline: true) == "ax\ny\nz\n\tb")
    #expect(pasted("x\r\ny\rz\n\t", isMultiline: false) == "ax y z  b")
    #expect(pasted("\u{1B}[31m\u{7F}é👩‍👧", isMultiline: true) == "a[31mé👩‍👧b")
    #expect(pasted("", isMultiline: true) == "ab")
  }

  @Test func `a button takes no text`() {
    let host = ViewHost(Button("press") {})
    #expect(!host.graph.send(.text("one")))
    host.key(.tab)
    #expect(!host.graph.send(.text("one")))
  }
}
