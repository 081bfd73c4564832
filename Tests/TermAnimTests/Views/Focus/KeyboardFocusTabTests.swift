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

  @Test func `tab goes from a view that stops it to those in it, and only then on`() {
    let host = ViewHost(
      VStack {
        VStack {
          HStack {
            button("one")
            button("two")
          }
          List(0..<2, id: \.self) { self.button("row \($0)") }
          button("below")
        }
        .focusable()
        button("after")
      })
    host.key(.tab)
    #expect(
      pressed(after: Array(repeating: .tab, count: 6), in: host)
        == ["one", "two", "row 0", "row 1", "below", "after"])
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

  @Test func `tab goes back to the row in which something had the focus`() {
    let host = host(
      List(0..<4, id: \.self, selection: HeldValue<Set<Int>>([]).binding) { [log] row in
        TextField(
          "field \(row)",
          text: Binding(
            get: { "" },
            set: { _ in log.note("typed \(row)") }))
      })
    #expect(pressed(after: [.tab, .tab], in: host) == ["before", "[0]"])
    host.tap(on: "field 2")
    #expect(pressed(after: [.tab], in: host) == ["after"])
    host.key(.tab, modifiers: .shift)
    host.type("x")
    #expect(log.take() == ["typed 2"])
  }

  @Test func `tab makes the chosen row of a long list, and stops there`() {
    let host = host(
      List(0..<1000, id: \.self, selection: HeldValue<Int?>(700).binding) { Text("row \($0)") })
    host.key(.tab)
    host.key(.tab, runningFor: 1)
    #expect(host.strings.contains("row 700"))
    host.key(.return)
    #expect(log.take() == ["[700]"])
    #expect(pressed(after: [.downArrow, .tab], in: host) == ["[701]", "after"])
  }

  @Test func `tab goes back to the chosen row of a long list, too`() {
    let host = host(
      List(0..<1000, id: \.self, selection: HeldValue<Int?>(700).binding) { row in
        HStack {
          button("a\(row)")
          button("b\(row)")
        }
      })
    host.key(.tab, modifiers: .shift)
    host.key(.tab, modifiers: .shift, runningFor: 1)
    host.key(.return)
    #expect(log.take() == ["[700]"])
    #expect(pressed(after: [.tab, .tab], in: host) == ["a700", "b700"])
  }

  @Test func `tab stops at one of the rows that can be deleted`() {
    let host = host(List { ForEach(0..<5, id: \.self) { Text("row \($0)") }.onDelete { _ in } })
    #expect(pressed(after: [.tab, .tab, .tab], in: host) == ["before", "after"])
  }

  @Test func `tab goes through the lines of a menu, whatever is chosen`() {
    let chosen = HeldValue(2)
    let host = ViewHost(
      Picker("number", selection: chosen.binding) {
        ForEach(0..<4, id: \.self) { Text("line \($0)") }
      }.pickerStyle(.menu))
    host.key(.tab)
    host.key(.return, runningFor: 0.5)
    host.key(.tab)
    host.key(.tab)
    host.key(.return, runningFor: 0.5)
    #expect(chosen.value == 1)
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

  @Test func `rows with controls are gone through beside others that are one stop`() {
    let host = host(
      List {
        ForEach(["a", "b"], id: \.self) { button($0) }.onDelete { _ in }
        ForEach(0..<3, id: \.self) { Text("row \($0)") }.onDelete { _ in }
      })
    #expect(
      pressed(after: [.tab, .tab, .tab, .tab, .tab], in: host) == ["before", "a", "b", "after"])
  }

  @Test func `tab stays in the row in which the focus is, wherever the chosen one is`() {
    let host = host(
      List(0..<1000, id: \.self, selection: HeldValue<Int?>(700).binding) { [log] row in
        HStack {
          TextField("field \(row)", text: .constant(""))
          TextField(
            "other",
            text: Binding(
              get: { "" },
              set: { _ in log.note("typed \(row)") }))
        }
      })
    host.tap(on: "field 1")
    host.key(.tab, runningFor: 1)
    host.type("x")
    #expect(log.take() == ["typed 1"])
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
