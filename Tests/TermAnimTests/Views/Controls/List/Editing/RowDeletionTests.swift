import Foundation
import Testing

@testable import TermAnim

/// Rows that can be deleted are pulled aside with the pointer, which shows a button for it.
@MainActor
struct RowDeletionTests {
  private let names = HeldValue(["one", "two"])
  private let probe = Probe()

  private func host(
    _ row: @escaping (String) -> some View, isEdited: Bool = false
  ) -> ViewHost {
    ViewHost(
      ProbeView(probe) { [names] _, _, _ in
        List {
          ForEach(names.value, id: \.self, content: row)
            .onDelete { names.value.remove(atOffsets: $0) }
        }
        .environment(\.editMode, .constant(isEdited ? .active : .inactive))
      })
  }

  /// Drags along the first row, which is 24 points high, and lets things come to rest.
  private func drag(_ host: ViewHost, from start: CGFloat = 200, by length: CGFloat) {
    host.drag(
      from: CGPoint(x: start, y: 12), to: CGPoint(x: start + length, y: 12), duration: 1, steps: 20)
    host.run(for: 2)
  }

  @Test func `a row that is pulled aside shows a button that deletes it`() {
    let host = host { Text($0) }
    #expect(host.strings == ["one", "two"] && host.frame(of: "one")?.minX == 8)
    drag(host, by: -50)
    #expect(Set(host.strings) == ["one", "two", "Delete"] && names.value == ["one", "two"])
    host.tap(on: "Delete", runningFor: 1)
    #expect(names.value == ["two"])
  }

  @Test func `a row that is pulled far is deleted`() {
    let host = host { Text($0) }
    drag(host, from: 300, by: -260)
    #expect(names.value == ["two"])
    probe.flag = true
    host.settle()
    host.run(for: 2)
    #expect(host.strings == ["two"] && host.graph.nextWakeUp == nil)
  }

  @Test func `rows with actions of their own have no such button, at either edge`() {
    let leading = host { Text($0).swipeActions(edge: .leading) { Button("Flag") {} } }
    drag(leading, by: -260)
    #expect(leading.strings == ["one", "two"] && names.value == ["one", "two"])
    let trailing = host { Text($0).swipeActions { Button("Flag") {} } }
    drag(trailing, by: -50)
    #expect(Set(trailing.strings) == ["one", "two", "Flag"])
  }

  @Test func `rows that are not to be deleted stay where they are`() {
    let host = host { Text($0).deleteDisabled($0 == "one") }
    drag(host, by: -100)
    #expect(host.strings == ["one", "two"] && host.frame(of: "one")?.minX == 8)
  }

  @Test func `while a list is edited its rows have marks, and are not pulled`() {
    let host = host({ Text($0) }, isEdited: true)
    drag(host, by: -100)
    #expect(Set(host.strings) == ["one", "two", "\u{D7}"])
  }

  @Test func `arrow keys go through what is in rows that can be deleted`() {
    let pressed = NoteList()
    let host = host { name in
      HStack {
        Button("a") { pressed.note("a \(name)") }
        Button("b") { pressed.note("b \(name)") }
      }
    }
    host.key(.tab)
    for _ in 0..<3 {
      host.key(.downArrow)
      host.key(.return)
    }
    #expect(pressed.take() == ["b one", "a two", "b two"])
  }
}
