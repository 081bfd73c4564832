import TermAnim
import Testing

@testable import termsplash

@MainActor
struct BindingTableTests {
  @Test func `every scene binds its keys once and explains each of them`() {
    let table = BindingTable(SplashScene(seed: 0).bindings)
    for binding in table.bindings {
      #expect(!binding.strokes.isEmpty)
      #expect(binding.label.isEmpty == binding.meaning.isEmpty)
    }
  }

  @Test func `a bound key does what it is bound to and an unbound one nothing`() {
    var presses = 0
    let table = BindingTable([
      KeyBinding([KeyStroke(.character("a"))], label: "a", meaning: "count") { presses += 1 }
    ])
    #expect(table.perform(KeyStroke(.character("a"))))
    #expect(!table.perform(KeyStroke(.character("b"))))
    #expect(presses == 1)
  }

  @Test func `the help line names as much as fits`() {
    let table = BindingTable(
      ["left", "right"].map { name in
        KeyBinding([], label: name, meaning: "moves") {}
      })
    #expect(table.help(columns: 80) == "left moves   right moves")
    #expect(table.help(columns: 20) == "left moves")
    #expect(table.help(columns: 3).isEmpty)
  }

  @Test func `binding a key twice is a programmer's error`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stroke = KeyStroke(.character("a"))
        _ = BindingTable([
          KeyBinding([stroke], label: "a", meaning: "one") {},
          KeyBinding([stroke], label: "a", meaning: "two") {},
        ])
      }
    }
  }
}
