import Foundation
import Testing

@testable import TermAnim

@MainActor
struct TextEditorAttributesTests {
  /// The texts of the runs of `text` that are large, and of those that are not.
  private func runs(of text: AttributedString) -> [(text: String, isLarge: Bool)] {
    text.runs.map { (String(text[$0.range].characters), text[$0.range].kern == 2) }
  }

  /// `plain` with `wide` in the middle, which has a kerning of 2.
  private var text: AttributedString {
    var wide = AttributedString("wide")
    wide.kern = 2
    return AttributedString("ab") + wide + AttributedString("cd")
  }

  @Test func `what is typed has the attributes of where it stands, and all others keep theirs`() {
    let value = HeldValue(text)
    let host = ViewHost(TextEditor(text: value.binding).frame(width: 100, height: 40))
    #expect(host.strings == ["abwidecd"])
    host.key(.tab)
    for _ in 0..<4 { host.key(.leftArrow) }
    host.type("n")
    #expect(String(value.value.characters) == "abwindecd")
    #expect(runs(of: value.value).map(\.text) == ["ab", "winde", "cd"])
    #expect(runs(of: value.value).map(\.isLarge) == [false, true, false])
  }

  @Test func `what is deleted leaves the attributes around it`() {
    let value = HeldValue(text)
    let host = ViewHost(TextEditor(text: value.binding).frame(width: 100, height: 40))
    host.key(.tab)
    for _ in 0..<3 { host.key(.delete) }
    #expect(runs(of: value.value).map(\.text) == ["ab", "wid"])
  }

  @Test func `what is undone comes back with its attributes, and what is done again with its own`()
  {
    let value = HeldValue(text)
    let host = ViewHost(TextEditor(text: value.binding).frame(width: 100, height: 40))
    host.key(.tab)
    for _ in 0..<5 { host.key(.delete) }
    let deleted = value.value
    #expect(runs(of: deleted).map(\.text) == ["ab", "w"])
    host.type("xy")
    let typed = value.value
    #expect(runs(of: typed).map(\.text) == ["ab", "wxy"])
    host.undo()
    #expect(value.value == deleted)
    host.undo()
    #expect(value.value == text)
    host.redo()
    #expect(value.value == deleted)
    host.redo()
    #expect(value.value == typed)
  }

  @Test func `marked text that is typed over comes back with its attributes`() {
    let value = HeldValue(text)
    let host = ViewHost(TextEditor(text: value.binding).frame(width: 100, height: 40))
    host.key(.tab)
    host.key("a", modifiers: .option)
    host.type("new")
    #expect(String(value.value.characters) == "new")
    host.undo()
    host.undo()
    #expect(value.value == text)
  }

  @Test func `what a program does to attributes elsewhere stays when typing is undone`() {
    let value = HeldValue(text)
    let host = ViewHost(TextEditor(text: value.binding).frame(width: 100, height: 40))
    host.key(.tab)
    host.type("z")
    value.value.kern = 2
    host.undo()
    #expect(String(value.value.characters) == "abwidecd")
    #expect(runs(of: value.value).map(\.isLarge) == [true])
  }

  @Test func `a character like its neighbours is typed where the cursor is`() {
    var wide = AttributedString("a")
    wide.kern = 2
    let value = HeldValue(AttributedString("a") + wide)
    let host = ViewHost(TextEditor(text: value.binding).frame(width: 100, height: 40))
    host.key(.tab)
    host.key(.leftArrow)
    host.type("a")
    #expect(runs(of: value.value).map(\.text) == ["aa", "a"])
  }
}
