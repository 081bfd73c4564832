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

  @Test func `a secure field shows dots`() {
    let host = ViewHost(SecureField("Secret", text: HeldValue("abc").binding).frame(width: 80))
    #expect(host.strings == ["\u{2022}\u{2022}\u{2022}"])
  }

  @Test func `a value in a format is taken over as far as it can be read`() {
    let value = HeldValue(5)
    let host = ViewHost(
      TextField("Age", value: value.binding, format: .number).frame(width: 80))
    host.key(.tab)
    host.type("2x")
    #expect(value.value == 52)
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
}
