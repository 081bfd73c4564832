import Foundation
import Testing

@testable import TermAnim

/// A thing on a list.
private struct Item: Identifiable, Hashable {
  var name: String
  var isDone = false

  var id: String { name }
}

private let things = ["a", "b", "c", "d"].map { Item(name: $0) }

@MainActor
struct BoundRowsTests {
  private func names(_ host: ViewHost) -> [String] {
    host.drawing.compactMap { command -> (String, CGFloat)? in
      guard case .characters(let run) = command.command else { return nil }
      let text = run.text
      return command.frame(ofText: text).map { (text, $0.minY) }
    }
    .filter { $0.0.first?.isLetter == true }
    .sorted { $0.1 < $1.1 }
    .map(\.0)
  }

  @Test func `controls in rows change the data of their row`() {
    struct Rows: View {
      @State var items = things

      var body: some View {
        List {
          ForEach($items) { $item in
            Toggle(item.isDone ? "done \(item.name)" : item.name, isOn: $item.isDone)
          }
          ForEach($items, id: \.id) { $item in Text(item.isDone ? "yes" : "no") }
        }
      }
    }
    let host = ViewHost(Rows(), size: CGSize(width: 320, height: 400))
    host.key(.tab, runningFor: 1)
    host.key(.tab, runningFor: 1)
    host.key(.space, runningFor: 1)
    #expect(names(host) == ["a", "done b", "c", "d", "no", "yes", "no", "no"])
  }

  @Test func `what is left of a row that is gone changes no other`() {
    struct Rows: View {
      @State var items = things
      let bindings: HeldValue<[String: Binding<Item>]>

      var body: some View {
        VStack {
          ForEach($items) { item in
            bindings.value[item.wrappedValue.name] = bindings.value[item.wrappedValue.name] ?? item
            return Text(item.wrappedValue.name + (item.wrappedValue.isDone ? "!" : ""))
          }
        }
        .onKeyPress("x") {
          items.remove(at: 1)
          return .handled
        }
      }
    }
    let held = HeldValue<[String: Binding<Item>]>([:])
    let host = ViewHost(Rows(bindings: held))
    host.key("x", runningFor: 1)
    held.value["b"]?.wrappedValue.isDone = true
    held.value["d"]?.wrappedValue.isDone = true
    host.run(for: 1)
    #expect(names(host) == ["a", "c", "d!"])
    #expect(held.value["b"]?.wrappedValue.name == "b")
  }

  private struct Edited: View {
    @State var items = things
    let actions: EditActions<[Item]>

    var body: some View {
      List {
        ForEach($items, editActions: actions) { $item in Text(item.name) }
      }
    }
  }

  @Test func `rows are deleted and moved in the data without an action of the program's`() {
    let host = ViewHost(Edited(actions: .all))
    host.key(.tab, runningFor: 1)
    host.key(.downArrow, modifiers: .option, runningFor: 1)
    host.key(.downArrow, modifiers: .option, runningFor: 1)
    #expect(names(host) == ["b", "c", "a", "d"])
    host.key(.delete, runningFor: 1)
    host.key(.delete, runningFor: 1)
    host.key(.delete, runningFor: 1)
    #expect(names(host) == ["b"])
    host.key(.delete, runningFor: 1)
    #expect(names(host) == [])
  }

  @Test(arguments: [(EditActions<[Item]>.move, ["b", "a", "c", "d"]), (.delete, ["b", "c", "d"])])
  private func `rows are edited as is allowed`(actions: EditActions<[Item]>, names: [String]) {
    let host = ViewHost(Edited(actions: actions))
    host.key(.tab, runningFor: 1)
    host.key(.downArrow, modifiers: .option, runningFor: 1)
    host.key(.upArrow, runningFor: 1)
    host.key(.delete, runningFor: 1)
    #expect(self.names(host) == names)
    let marked = ViewHost(Edited(actions: actions).environment(\.editMode, .constant(.active)))
    #expect(marked.strings.contains("\u{D7}") == actions.contains(.delete))
    #expect(marked.strings.contains("\u{2261}") == actions.contains(.move))
  }

  @Test func `rows of any collection are moved, and those that cannot be deleted stay`() {
    struct Row: View {
      @State var items = things[1...]

      var body: some View {
        List {
          ForEach($items, id: \.self, editActions: [.move, .delete]) { $item in Text(item.name) }
        }
      }
    }
    let host = ViewHost(Row())
    host.key(.tab, runningFor: 1)
    host.key(.downArrow, modifiers: .option, runningFor: 1)
    #expect(names(host) == ["c", "b", "d"])
    host.key(.delete, runningFor: 1)
    #expect(names(host) == ["c", "d"])
  }

  @Test func `a list has a row for each element that a binding holds`() {
    struct Lists: View {
      @State var items = things
      @State var words = ["x", "y"]
      @State var one: Item.ID?
      @State var many: Set<Item.ID> = ["c"]

      var body: some View {
        VStack(spacing: 0) {
          List($items) { $item in Text("1\(item.name)") }
          List($words, id: \.self) { $word in Text("2\(word)") }
          List($items, editActions: .delete) { $item in Text("3\(item.name)") }
          List($words, id: \.self, editActions: .move) { $word in Text("4\(word)") }
          List($items, selection: $one) { $item in Text("5\(item.name)") }
          List($items, id: \.id, selection: $many) { $item in Text("6\(item.name)") }
          List($items, editActions: .all, selection: $many) { $item in Text("7\(item.name)") }
          List(things, selection: $many) { Text("8\($0.name)") }
        }
        .overlay { Text("\(one ?? "-") \(many.sorted().joined())") }
      }
    }
    let host = ViewHost(Lists(), size: CGSize(width: 320, height: 100 * 8))
    let numbers = host.strings.compactMap { $0.count == 2 ? $0.first : nil }
    #expect(String(numbers) == "1111" + "22" + "3333" + "44" + "5555" + "6666" + "7777" + "8888")
    host.tap(on: "5b")
    host.tap(on: "6d")
    host.tap(on: "7a")
    host.tap(on: "8c")
    #expect(host.strings.contains("b ad"))
    host.tap(on: "3b")
    host.key(.delete, runningFor: 1)
    #expect(!host.strings.contains("1b") && !host.strings.contains("7b"))
  }
}
