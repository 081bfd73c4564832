import TermAnim
import Testing

@testable import termsplash

struct KeyScriptTests {
  @Test func `words are keys and pauses in order`() throws {
    #expect(
      try KeyScript(" c  C-l wait:0.5 pgdn f12 S-up M-C-x ").steps == [
        .press(KeyStroke(.character("c"))),
        .press(KeyStroke(.character("l"), modifiers: .control)),
        .wait(0.5),
        .press(KeyStroke(.pageDown)),
        .press(KeyStroke(.function(12))),
        .press(KeyStroke(.up, modifiers: .shift)),
        .press(KeyStroke(.character("x"), modifiers: [.option, .control])),
      ])
  }

  @Test(arguments: [
    ("PgDn", "pgdn"), ("Enter", "return"), ("del", "delete"), ("ctrl-l", "C-l"),
    ("Ctrl-Up", "C-up"),
    ("alt-shift-F3", "M-S-f3"), ("s-TAB", "S-tab"), ("ctrl--", "C--"),
  ])
  func `keys may be written as manuals write them`(word: String, same: String) throws {
    #expect(try KeyScript(word).steps == KeyScript(same).steps)
  }

  @Test func `a letter is the letter that it is`() throws {
    #expect(try KeyScript("C").steps == [.press(KeyStroke(.character("C")))])
    #expect(try KeyScript("C-X").steps != KeyScript("C-x").steps)
  }

  @Test(arguments: ["", "   ", "\n\t"])
  func `no words are no steps`(text: String) throws {
    #expect(try KeyScript(text).steps.isEmpty)
  }

  @Test func `a minus sign is a key`() throws {
    #expect(try KeyScript("- C--").steps.count == 2)
  }

  @Test(arguments: ["nokey", "f0", "f36", "C-", "S-nokey", "wait", "\u{1B}[31m"])
  func `a word that names no key is named in the error`(word: String) {
    #expect(throws: KeyScriptError.unknownKey(word)) { try KeyScript("c \(word) c") }
  }

  @Test(arguments: ["wait:", "wait:x", "wait:-1", "wait:nan", "wait:inf", "wait:1e9"])
  func `a pause that is none is named in the error`(word: String) {
    #expect(throws: KeyScriptError.unknownPause(word)) { try KeyScript(word) }
  }

  @Test func `errors never carry a control character`() {
    for error in [KeyScriptError.unknownKey("\u{1B}[2J\u{9B}"), .unknownPause("wait:\u{7}")] {
      let kinds = error.description.unicodeScalars.map(\.properties.generalCategory)
      #expect(!kinds.contains(.control))
    }
  }
}
