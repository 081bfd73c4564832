import Foundation
import Testing

@testable import TermAnim

/// Where Tab stops in lists, through which arrow keys lead.
@MainActor
struct KeyboardFocusTabTests {
  private let log = NoteList()

  /// What Return presses after each of some keys.
  private func pressed(after keys: [KeyEquivalent], in host: ViewHost) -> [String] {
    keys.flatMap { key in
      host.key(key)
      host.key(.return)
      return log.take()
    }
  }

  private func button(_ name: String) -> some View {
    Button(name) { [log] in log.note(name) }
  }

  /// A list between two buttons, whose rows tell of Return.
  private func host(_ list: some View) -> ViewHost {
    ViewHost(
      VStack {
        button("before")
        list.contextMenu(forSelectionType: Int.self) { _ in
        } primaryAction: { [log] in
          log.note("\($0.sorted())")
        }
        button("after")
      })
  }

  private func rows(_ selection: Binding<Int?>) -> some View {
    List(0..<8, id: \.self, selection: selection) { Text("row \($0)") }
  }

  @Test func `tab stops at one row of a list, and arrow keys go on from there`() {
    let host = host(rows(HeldValue<Int?>(nil).binding))
    #expect(
      pressed(after: [.tab, .tab, .tab, .tab], in: host) == ["before", "[0]", "after", "before"])
    #expect(pressed(after: [.tab, .downArrow, .tab], in: host) == ["[0]", "[1]", "after"])
  }

  @Test func `tab stops at the chosen row, also when the program has chosen another one`() {
    let chosen = HeldValue<Int?>(5)
    let probe = Probe()
    let host = host(ProbeView(probe) { [self] _, _, _ in rows(chosen.binding) })
    #expect(pressed(after: [.tab, .tab, .tab], in: host) == ["before", "[5]", "after"])
    chosen.value = 3
    probe.flag.toggle()
    host.settle()
    host.key(.tab, modifiers: .shift)
    host.key(.return)
    #expect(log.take() == ["[3]"])
  }

  @Test func `tab goes back to the row that had the focus, whatever is chosen`() {
    let host = host(
      List(0..<8, id: \.self, selection: HeldValue<Set<Int>>([6]).binding) { Text("row \($0)") })
    host.key(.tab)
    #expect(pressed(after: [.tab, .upArrow, .tab], in: host) == ["[6]", "[5]", "after"])
    host.key(.tab, modifiers: .shift)
    host.key(.return)
    #expect(log.take() == ["[5]"])
  }

  @Test func `what is in the row at which tab stops is gone through`() {
    let host = host(
      List(0..<3, id: \.self, selection: HeldValue<Int?>(1).binding) { row in
        HStack {
          button("a\(row)")
          button("b\(row)")
        }
      })
    #expect(
      pressed(after: [.tab, .tab, .tab, .tab, .tab], in: host)
        == ["before", "[1]", "a1", "b1", "after"])
    host.key(.tab, modifiers: .shift)
    host.key(.return)
    #expect(log.take() == ["b1"])
  }

  @Test func `fields in rows that can be deleted are gone through`() {
    let items = HeldValue(["a", "b", "c"])
    let host = host(
      List {
        ForEach(items.binding, id: \.self) { item in button(item.wrappedValue) }
          .onDelete { _ in }
      })
    #expect(
      pressed(after: [.tab, .tab, .tab, .tab, .tab], in: host)
        == ["before", "a", "b", "c", "after"])
  }

  @Test func `each of two lists has a stop of its own`() {
    let host = host(
      HStack {
        rows(HeldValue<Int?>(2).binding)
        rows(HeldValue<Int?>(4).binding)
      })
    #expect(
      pressed(after: [.tab, .tab, .tab, .tab], in: host) == ["before", "[2]", "[4]", "after"])
  }

  @Test func `all controls of rows that are nothing by themselves are gone through`() {
    let host = host(List(0..<3, id: \.self) { button("row \($0)") })
    #expect(
      pressed(after: [.tab, .tab, .tab, .tab, .tab], in: host)
        == ["before", "row 0", "row 1", "row 2", "after"])
  }
}
