import TermAnim
import Testing

@testable import termsplash

@MainActor
struct BindingTableTests {
  private func table(_ bindings: [KeyBinding]) -> BindingTable {
    BindingTable([BindingTable.Section(title: "Test", bindings: bindings)])
  }

  @Test(arguments: SceneName.allCases)
  func `every scene has keys of its own, each bound once and explained`(name: SceneName) {
    let act = Act(id: 0, name: name, seed: 1)
    #expect(act.table.sections.count == 3)
    #expect(!act.table.sections[0].bindings.isEmpty)
    #expect(act.table.sections[0].bindings.contains { $0.isOfMouse })
    for binding in act.table.bindings {
      #expect(binding.strokes.isEmpty == binding.isOfMouse)
      #expect(binding.label.isEmpty == binding.meaning.isEmpty)
    }
    let strokes = KeyScript.strokes("space c C") + LibraryKey.allCases.flatMap(\.strokes)
    #expect(strokes.allSatisfy { act.table.binding(for: $0) != nil }, "in \(name)")
  }

  @Test func `a bound key does what it is bound to and an unbound one nothing`() {
    var presses = 0
    let table = table([KeyBinding("a", label: "a", meaning: "count") { presses += 1 }])
    #expect(table.perform(KeyStroke(.character("a"))))
    #expect(!table.perform(KeyStroke(.character("b"))))
    #expect(presses == 1)
  }

  @Test func `the player's keys are not the scene's business`() {
    let table = table([KeyBinding(PlayerKey.pause), KeyBinding(ShowKey.next)])
    #expect(!table.perform(KeyStroke(.character("p"))))
    #expect(!table.perform(KeyStroke(.pageDown)))
  }

  @Test func `the foot names as much as fits, the way out first and last`() {
    let table = table(
      ["left", "right"].map { name in
        KeyBinding([], label: name, meaning: "moves") {}
      })
    #expect(
      table.foot(columns: 80).text
        == "left moves   right moves   pgdn next scene   ? keys   q quit")
    #expect(table.foot(columns: 59).text == "left moves   pgdn next scene   ? keys   q quit")
    #expect(table.foot(columns: 45).text == "left moves   ? keys   q quit")
    #expect(table.foot(columns: 15).text == "? keys   q quit")
    #expect(table.foot(columns: 8).text == "? keys")
    #expect(table.foot(columns: 3).text.isEmpty)
  }

  @Test(arguments: 0...120)
  func `no foot is longer than its room`(columns: Int) {
    let table = Act(id: 0, name: .splash, seed: 0).table
    #expect(table.foot(columns: columns).text.count <= columns)
  }

  @Test(arguments: SceneName.allCases)
  func `where there is only ASCII all keys are named in it, and none is named like others`(
    name: SceneName
  ) {
    let table = Act(id: 0, name: name, seed: 1).table
    let words = table.words(hasUnicode: false)
    for (title, bindings) in words.sections.map({ ($0.title, $0.bindings) }) {
      #expect(title.allSatisfy { $0.isASCII })
      for binding in bindings {
        #expect((binding.label + binding.meaning).allSatisfy { $0.isASCII }, "\(binding.label)")
      }
    }
    let labels = words.bindings.map(\.label).filter { !$0.isEmpty }
    #expect(Set(labels).count == labels.count)
    #expect(words.bindings.map(\.strokes) == table.bindings.map(\.strokes))
    #expect(table.words(hasUnicode: true).bindings.map(\.label) == table.bindings.map(\.label))
  }

  @Test func `while a button has the focus its keys are named, and the scene's first is not`() {
    let table = table(
      [.space("next") {}] + KeyBinding.upAndDown("by 1") { _ in })
    #expect(
      table.foot(columns: 90, hasFocus: true).text
        == "space press   tab next one   esc leave   \u{2191}\u{2193} by 1   pgdn next scene   "
        + "? keys   q quit")
    #expect(
      table.foot(columns: 76, hasFocus: true).text
        == "space press   tab next one   esc leave   pgdn next scene   ? keys   q quit")
  }

  @Test func `each key that a line names is found where it is named`() {
    let table = table(
      [.space("next") {}] + KeyBinding.upAndDown("by 1") { _ in }
        + KeyBinding.brackets("pace") { _ in } + KeyBinding.digits(count: 9, "sweep") { _ in }
        + KeyBinding.upAndDown("by 0.1", modifiers: .shift, label: "shift-\u{2191}\u{2193}") { _ in
        })
    for hasUnicode in [true, false] {
      let line = table.words(hasUnicode: hasUnicode).foot(columns: 120)
      func stroke(_ part: String, at place: Int = 0) -> [KeyStroke] {
        let start = line.text.range(of: part).map {
          line.text.distance(from: line.text.startIndex, to: $0.lowerBound)
        }
        return line.stroke(at: (start ?? -100) + place).map { [$0] } ?? []
      }
      let (up, down) = hasUnicode ? ("\u{2191}", "\u{2193}") : ("up/", "down")
      #expect(stroke("space") == KeyScript.strokes("space"))
      #expect(stroke("next") == KeyScript.strokes("space"))
      #expect(stroke("\(up)\(down) by 1") == KeyScript.strokes("up"))
      #expect(stroke("\(down) by 1") == KeyScript.strokes("down"))
      #expect(stroke("by 1") == KeyScript.strokes("up"))
      #expect(stroke("[ ]") == KeyScript.strokes("[") && stroke("] pace") == KeyScript.strokes("]"))
      #expect(stroke("] pace", at: 2) == KeyScript.strokes("]"))
      #expect(
        stroke("1-9") == KeyScript.strokes("1") && stroke("9 sweep") == KeyScript.strokes("9"))
      #expect(stroke("shift") == KeyScript.strokes("S-up"))
      #expect(stroke("\(down) by 0.1") == KeyScript.strokes("S-down"))
      #expect(stroke("q quit") == KeyScript.strokes("q"))
      #expect(stroke("next  ", at: 4) == [] && stroke("q quit", at: 6) == [])
    }
  }

  @Test func `arrows are words where there are none`() {
    let table = table(
      KeyBinding.upAndDown("by 1") { _ in } + KeyBinding.leftAndRight("by 10") { _ in })
    #expect(
      table.words(hasUnicode: false).foot(columns: 80).text
        == "up/down by 1   left/right by 10   pgdn next scene   ? keys   q quit")
  }

  @Test func `binding a key twice is a programmer's error`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = BindingTable([
          BindingTable.Section(
            title: "Test",
            bindings: [
              KeyBinding("a", label: "a", meaning: "one") {},
              KeyBinding("a", label: "a", meaning: "two") {},
            ])
        ])
      }
    }
  }

  @Test func `words that name no key are a programmer's error`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = KeyBinding("nosuch", label: "", meaning: "") {} }
    }
  }

  @Test(arguments: SceneName.allCases)
  func `the foot is one that is read, however wide the screen`(name: SceneName) {
    let line = Act(id: 0, name: name, seed: 0).table.foot(columns: 300).text
    #expect(line.count <= 120 && line.hasSuffix("pgdn next scene   ? keys   q quit"), "\(line)")
  }
}
