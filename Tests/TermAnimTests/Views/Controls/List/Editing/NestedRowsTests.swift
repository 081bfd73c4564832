import Foundation
import Testing

@testable import TermAnim

@MainActor
struct NestedRowsTests {
  private struct Part: Hashable {
    let name: String
    var items: [String]
  }

  private static let parts = [
    Part(name: "A", items: ["a", "b"]), Part(name: "C", items: ["c", "d", "e"]),
  ]

  /// The texts of the rows, from top to bottom, without marks and handles.
  private func rows(_ host: ViewHost) -> [String] {
    host.drawing.compactMap { command -> (String, CGFloat)? in
      guard case .characters(let run) = command.command else { return nil }
      let text = run.text
      return command.frame(ofText: text).map { (text, $0.minY) }
    }
    .filter { !["\u{D7}", "\u{2261}", "\u{25B8}", "\u{25BE}"].contains($0.0) }
    .sorted { $0.1 < $1.1 }
    .map(\.0)
  }

  private func count(_ mark: String, _ host: ViewHost) -> Int {
    host.strings.filter { $0 == mark }.count
  }

  /// Sections whose rows are edited, and which may be deleted themselves.
  private struct Sections: View {
    @State var parts = NestedRowsTests.parts
    var deletesParts = false

    var body: some View {
      List {
        ForEach(parts.indices, id: \.self) { index in
          Section(parts[index].name) {
            ForEach(parts[index].items, id: \.self) { Text($0) }
              .onDelete { parts[index].items.remove(atOffsets: $0) }
              .onMove { parts[index].items.move(fromOffsets: $0, toOffset: $1) }
          }
        }
        .onDelete(perform: deletesParts ? { parts.remove(atOffsets: $0) } : nil)
      }
    }
  }

  @Test func `rows of sections are deleted and moved within their section`() {
    let host = ViewHost(Sections())
    host.key(.tab, runningFor: 1)
    for _ in 0..<2 { host.key(.downArrow, runningFor: 1) }
    for _ in 0..<3 { host.key(.downArrow, modifiers: .option, runningFor: 1) }
    #expect(rows(host) == ["A", "a", "b", "C", "d", "e", "c"])
    host.key(.delete, runningFor: 1)
    #expect(rows(host) == ["A", "a", "b", "C", "d", "e"])
    for _ in 0..<3 { host.key(.upArrow, runningFor: 1) }
    host.key(.delete, runningFor: 1)
    #expect(rows(host) == ["A", "b", "C", "d", "e"])
  }

  @Test func `of two that may delete a row the inner one does, and there is one mark for it`() {
    let host = ViewHost(Sections(deletesParts: true).environment(\.editMode, .constant(.active)))
    #expect(count("\u{D7}", host) == 5)
    host.tap(on: "d")
    host.key(.delete, runningFor: 1)
    #expect(rows(host) == ["A", "a", "b", "C", "c", "e"])
  }

  @Test func `several rows of one element are deleted together`() {
    struct Pairs: View {
      @State var items = ["a", "b", "c"]

      var body: some View {
        List {
          ForEach(items, id: \.self) { item in
            Group {
              Text(item)
              Text(item + item)
            }
          }
          .onDelete { items.remove(atOffsets: $0) }
        }
      }
    }
    let host = ViewHost(Pairs())
    host.tap(on: "bb")
    host.key(.delete, runningFor: 1)
    #expect(rows(host) == ["a", "aa", "c", "cc"])
  }

  private struct Disclosed: View {
    @State var items = ["a", "b", "c"]

    var body: some View {
      List {
        DisclosureGroup("more") {
          Text("x")
          ForEach(items, id: \.self) { Text($0) }
            .onDelete { items.remove(atOffsets: $0) }
            .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
        Text("last")
      }
    }
  }

  @Test func `what a disclosure group in a list shows are rows of the list`() {
    let host = ViewHost(Disclosed())
    #expect(rows(host) == ["more", "last"])
    host.key(.tab, runningFor: 1)
    host.key(.return, runningFor: 1)
    #expect(rows(host) == ["more", "x", "a", "b", "c", "last"])
    let tops = host.drawing.compactMap { $0.frame(ofText: "a") ?? $0.frame(ofText: "b") }
    #expect(tops.map(\.minX) == [20, 20] && tops.map(\.minY) == [56, 80])
    host.key(.downArrow, runningFor: 1)
    host.key(.downArrow, modifiers: .option, runningFor: 1)
    #expect(rows(host) == ["more", "x", "b", "a", "c", "last"])
    host.key(.delete, runningFor: 1)
    #expect(rows(host) == ["more", "x", "b", "c", "last"])
    host.key(.delete, runningFor: 1)
    host.key(.delete, runningFor: 1)
    #expect(rows(host) == ["more", "x", "last"])
  }

  @Test func `a disclosure group within a row stays within it`() {
    let host = ViewHost(
      List {
        HStack {
          DisclosureGroup("more", isExpanded: .constant(true)) { Text("x") }
          Text("beside")
        }
      })
    let lines = host.boxes.filter { $0.height == 4 }
    #expect(lines.count == 1)
    let tops = ["more", "x"].compactMap { host.frame(of: $0)?.minY }
    #expect(tops.count == 2 && tops[0] < tops[1])
  }

  private struct Guarded: View {
    @State var items = ["a", "b", "c"]
    @State var isGuarded = true
    var guardsAll = false

    var body: some View {
      List {
        Group {
          ForEach(items, id: \.self) { item in
            Text(item)
              .deleteDisabled(isGuarded && item == "b")
              .moveDisabled(isGuarded && item == "b")
          }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
        .deleteDisabled(guardsAll)
        .moveDisabled(guardsAll)
      }
      .onKeyPress("g") {
        isGuarded.toggle()
        return .handled
      }
    }
  }

  @Test func `rows that are not to be deleted or moved have no marks, and keys leave them alone`() {
    let host = ViewHost(Guarded().environment(\.editMode, .constant(.active)))
    #expect(count("\u{D7}", host) == 2 && count("\u{2261}", host) == 2)
    host.tap(on: "b")
    host.key(.delete, runningFor: 1)
    host.key(.downArrow, modifiers: .option, runningFor: 1)
    #expect(rows(host) == ["a", "b", "c"])
    host.tap(on: "a")
    host.key(.downArrow, modifiers: .option, runningFor: 1)
    #expect(rows(host) == ["b", "a", "c"])
    host.key("g", runningFor: 1)
    #expect(count("\u{D7}", host) == 3 && count("\u{2261}", host) == 3)
    host.tap(on: "b")
    host.key(.downArrow, modifiers: .option, runningFor: 1)
    #expect(rows(host) == ["a", "b", "c"])
    host.key(.delete, runningFor: 1)
    #expect(rows(host) == ["a", "c"])
  }

  @Test func `what is around rows keeps all of them from being deleted and moved`() {
    let host = ViewHost(Guarded(guardsAll: true).environment(\.editMode, .constant(.active)))
    #expect(count("\u{D7}", host) == 0 && count("\u{2261}", host) == 0)
    #expect(!host.key(.tab))
  }

  @Test func `a list within a row has nothing to do with what is done with that row`() {
    let host = ViewHost(
      List {
        ForEach(0..<2, id: \.self) { number in
          List { ForEach(["x"], id: \.self) { Text($0) }.onDelete { _ in } }.frame(height: 24)
        }
        .onDelete { _ in }
      }
      .environment(\.editMode, .constant(.active)))
    #expect(count("\u{D7}", host) == 4)
  }
}
