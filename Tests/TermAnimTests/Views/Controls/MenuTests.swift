import Foundation
import Testing

@testable import TermAnim

@MainActor
struct MenuTests {
  private struct Actions: View {
    @State var isAlerting = false
    let log: HeldValue<[String]>

    var body: some View {
      VStack(spacing: 16) {
        Menu("More") {
          Button("Copy") { log.value.append("copy") }
          Button("Delete", role: .destructive) { log.value.append("delete") }
        }
        Button("Ask") { isAlerting = true }
      }
      .alert("Sure?", isPresented: $isAlerting) {
        Button("Yes") { log.value.append("yes") }
        Button("No", role: .cancel) { log.value.append("no") }
      } message: {
        Text("It is for ever.")
      }
    }
  }

  @Test func `a button of a menu does what it does and closes the menu`() {
    let log = HeldValue<[String]>([])
    let host = ViewHost(Actions(log: log))
    host.tap(on: "More")
    host.run(for: 0.5)
    host.tap(on: "Copy")
    host.run(for: 0.5)
    #expect(log.value == ["copy"])
    #expect(!host.strings.contains("Copy"))
  }

  @Test func `a menu whose lines do not dismiss it stays, and alerts go all the same`() {
    let log = HeldValue<[String]>([])
    let host = ViewHost(Actions(log: log).menuActionDismissBehavior(.disabled))
    host.tap(on: "More")
    host.run(for: 0.5)
    host.tap(on: "Copy")
    host.run(for: 0.5)
    host.tap(on: "Copy")
    host.run(for: 0.5)
    #expect(log.value == ["copy", "copy"] && host.strings.contains("Copy"))
    let other = ViewHost(Actions(log: log).menuActionDismissBehavior(.disabled))
    other.tap(on: "Ask")
    other.run(for: 0.5)
    other.tap(on: "Yes")
    other.run(for: 0.5)
    #expect(log.value.last == "yes" && !other.strings.contains("Yes"))
  }

  @Test func `a menu is used by keys, too`() {
    let log = HeldValue<[String]>([])
    let host = ViewHost(Actions(log: log))
    host.key(.tab)
    host.key(.downArrow)
    host.run(for: 0.5)
    host.key(.tab)
    host.key(.tab)
    host.key(.return)
    host.run(for: 0.5)
    #expect(log.value == ["delete"])
    #expect(!host.strings.contains("Copy"))
  }

  @Test(arguments: [false, true])
  func `a line of a menu in a menu closes both`(isPicker: Bool) {
    let chosen = HeldValue("")
    let host = ViewHost(
      Menu("Outer") {
        Button("One") {}
        if isPicker {
          Picker("Inner", selection: chosen.binding) {
            Text("Inner").tag("")
            Text("Two").tag("two")
          }
        } else {
          Menu("Inner") { Button("Two") { chosen.value = "two" } }
        }
      })
    for name in ["Outer", "Inner"] {
      host.tap(on: name)
      host.run(for: 0.5)
    }
    #expect(host.strings.contains("One") && host.strings.contains("Two"))
    host.tap(on: "Two")
    host.run(for: 0.5)
    #expect(chosen.value == "two" && host.strings == ["Outer"])
  }

  @Test func `a menu in a menu that is left by escape leaves the outer one`() {
    let host = ViewHost(Menu("Outer") { Menu("Inner") { Button("Two") {} } })
    for name in ["Outer", "Inner"] {
      host.tap(on: name)
      host.run(for: 0.5)
    }
    host.key(.escape)
    host.run(for: 0.5)
    #expect(Set(host.strings) == ["Outer", "Inner"])
  }

  @Test func `a dialog can be cancelled, by a button of its own where there is none`() {
    func buttons(_ actions: some View) -> [String] {
      let host = ViewHost(
        Color.clear.confirmationDialog(Text("Sure?"), isPresented: .constant(true)) { actions })
      host.run(for: 1)
      return host.strings
    }
    #expect(buttons(Button("Go") {}) == ["Go", "Cancel"])
    #expect(buttons(Group { Button("Stay", role: .cancel) {} }) == ["Stay"])
    #expect(buttons(EmptyView()) == ["Cancel"])
    let isPresented = HeldValue(true)
    let host = ViewHost(
      Color.clear.confirmationDialog(Text("Sure?"), isPresented: isPresented.binding) {
        Button("Go") {}
      })
    host.run(for: 1)
    host.tap(on: "Cancel")
    #expect(!isPresented.value)
  }

  @Test func `an alert asks, and a click outside is no answer`() {
    let log = HeldValue<[String]>([])
    let host = ViewHost(Actions(log: log))
    host.tap(on: "Ask")
    host.run(for: 0.5)
    #expect(Set(["Sure?", "It is for ever.", "Yes", "No"]).isSubset(of: host.strings))
    host.tap(at: CGPoint(x: 4, y: 4))
    host.run(for: 0.5)
    #expect(host.strings.contains("Yes"))
    host.tap(on: "Yes")
    host.run(for: 0.5)
    #expect(log.value == ["yes"])
    #expect(!host.strings.contains("Yes"))
  }
}
