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
