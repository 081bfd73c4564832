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
    for binding in act.table.bindings {
      #expect(!binding.strokes.isEmpty)
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

  @Test func `the help line names as much as fits, the way out first and last`() {
    let table = table(
      ["left", "right"].map { name in
        KeyBinding([], label: name, meaning: "moves") {}
      })
    #expect(
      table.help(columns: 80)
        == "left moves   right moves   pgdn next scene   ? keys   q quit")
    #expect(table.help(columns: 59) == "left moves   pgdn next scene   ? keys   q quit")
    #expect(table.help(columns: 45) == "left moves   ? keys   q quit")
    #expect(table.help(columns: 15) == "? keys   q quit")
    #expect(table.help(columns: 8) == "? keys")
    #expect(table.help(columns: 3).isEmpty)
  }

  @Test(arguments: 0...120)
  func `no help line is longer than its room`(columns: Int) {
    let table = Act(id: 0, name: .splash, seed: 0).table
    #expect(table.help(columns: columns).count <= columns)
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

  @Test func `arrows are words where there are none`() {
    let table = table(
      KeyBinding.upAndDown("by 1") { _ in } + KeyBinding.leftAndRight("by 10") { _ in })
    #expect(
      table.words(hasUnicode: false).help(columns: 80)
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
  func `the help line is one that is read, however wide the screen`(name: SceneName) {
    let line = Act(id: 0, name: name, seed: 0).table.help(columns: 300)
    #expect(line.count <= 120 && line.hasSuffix("pgdn next scene   ? keys   q quit"), "\(line)")
  }
}
