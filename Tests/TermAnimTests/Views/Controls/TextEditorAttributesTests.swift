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

  @Test(arguments: ["", "a", "aa", "aaaa", "abwide", "wide", "abcd", "xyz", "abwidecdabwide"])
  func `any text can become any other`(end: String) {
    for start in ["", "aa", "aaa", "abwidecd"] {
      var text = AttributedString(start)
      text.replaceCharacters(with: end)
      #expect(String(text.characters) == end)
    }
  }
}
