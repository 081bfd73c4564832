import Testing

@testable import TermAnim

struct TerminfoTests {
  @Test(arguments: [
    ("\u{1B}[H$<5/>x", "\u{1B}[Hx"), ("$<100>", ""), ("a$b", "a$b"), ("a$<5", "a$<5"), ("", ""),
  ])
  func `delays are left out`(text: String, result: String) {
    #expect(Terminfo.withoutPadding(Array(text.utf8)) == Array(result.utf8))
  }

  @Test(arguments: [
    ("kcuu1", KeyStroke(.up)), ("kf12", KeyStroke(.function(12))),
    ("kUP5", KeyStroke(.up, modifiers: .control)), ("kDC3", KeyStroke(.delete, modifiers: .option)),
    ("kUP", KeyStroke(.up, modifiers: .shift)),
    ("kHOM6", KeyStroke(.home, modifiers: [.shift, .control])),
    ("kri", KeyStroke(.up, modifiers: .shift)), ("kind", KeyStroke(.down, modifiers: .shift)),
    ("kcbt", KeyStroke(.tab, modifiers: .shift)),
    ("kf0", nil), ("kmous", nil), ("kxOUT", nil),
  ])
  func `capabilities are keys`(name: String, stroke: KeyStroke?) {
    #expect(KeyStroke.capabilities.first { $0.name == name }?.stroke == stroke)
  }

  @Test func `each capability is one key`() {
    #expect(Set(KeyStroke.capabilities.map(\.name)).count == KeyStroke.capabilities.count)
  }

  /// As on a Wyse 85, an NCR 260 and an IBM console.
  @Test(arguments: [("khome", "kf14"), ("kf27", "kich1"), ("kind", "knp"), ("kf31", "knp")])
  func `of two keys that send the same the later one is meant`(earlier: String, later: String) {
    let names = KeyStroke.capabilities.map(\.name)
    let places = [earlier, later].map { names.firstIndex(of: $0) ?? -1 }
    #expect(places[0] >= 0 && places[0] < places[1])
  }

  @Test func `the key that deletes sends what terminfo says`() {
    var keys = KeyTable()
    #expect(
      InputScanner.key(forASCII: 8, keys: keys) == KeyStroke(.character("h"), modifiers: .control))
    keys.add([8], KeyStroke(.backspace))
    #expect(InputScanner.key(forASCII: 8, keys: keys) == KeyStroke(.backspace))
  }

  @Test func `of two sequences with the same front the longer one counts`() {
    var keys = KeyTable()
    keys.add(Array("\u{1B}[5".utf8), KeyStroke(.up))
    keys.add(Array("\u{1B}[5^".utf8), KeyStroke(.down))
    #expect(keys.longestMatch(in: Array("\u{1B}[5^x".utf8)[...])?.key == KeyStroke(.down))
    #expect(keys.longestMatch(in: Array("\u{1B}[6".utf8)[...]) == nil)
  }
}
