import Foundation
import Testing

@testable import TermAnim

@MainActor
struct ListEditingTests {
  private struct Rows: View {
    @State var items = ["a", "b", "c"]
    var animation: Animation?

    var body: some View {
      List {
        ForEach(items, id: \.self) { Text($0) }
          .onDelete { places in
            if let animation {
              withAnimation(animation) { items.remove(atOffsets: places) }
            } else {
              items.remove(atOffsets: places)
            }
          }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  private struct Page: View {
    var body: some View {
      VStack(spacing: 0) {
        Rows()
        EditButton()
      }
    }
  }

  private let marks = ["\u{D7}", "\u{2261}"]

  /// The rows' texts, from top to bottom.
  private func rows(_ host: ViewHost) -> [String] {
    DrawnText.characters(in: host)
      .sorted { $0.origin.y < $1.origin.y }
      .map { $0.clusters.map(\.text).joined() }
      .filter { !marks.contains($0) && $0.count == 1 }
  }

  private func key(_ key: KeyEquivalent, _ host: ViewHost, _ modifiers: EventModifiers = []) {
    host.key(key, modifiers: modifiers)
    host.run(for: 2)
  }

  @Test func `the delete key deletes the row that has the focus, and then the one below or above`()
  {
    let host = ViewHost(Rows())
    key(.tab, host)
    key(.downArrow, host)
    key(.delete, host)
    #expect(rows(host) == ["a", "c"])
    key(.deleteForward, host)
    #expect(rows(host) == ["a"])
    key(.delete, host)
    #expect(rows(host) == [])
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `a click on a row gives it the focus`() {
    let host = ViewHost(Rows())
    host.tap(on: "b")
    key(.delete, host)
    #expect(rows(host) == ["a", "c"])
  }

  @Test func `alt and an arrow key move the row that has the focus, as far as it goes`() {
    let host = ViewHost(Rows())
    key(.tab, host)
    key(.upArrow, host, .option)
    #expect(rows(host) == ["a", "b", "c"])
    var seen: [[String]] = []
    for _ in 0..<3 {
      key(.downArrow, host, .option)
      seen.append(rows(host))
    }
    #expect(seen == [["b", "a", "c"], ["b", "c", "a"], ["b", "c", "a"]])
    key(.upArrow, host, .option)
    #expect(rows(host) == ["b", "a", "c"])
  }

  @Test func `the button shows marks that delete, and hides them again`() {
    let host = ViewHost(Page())
    #expect(host.strings == ["a", "b", "c", "Edit"])
    host.tap(on: "Edit")
    host.run(for: 1)
    #expect(host.strings.filter { $0 == marks[0] }.count == 3)
    #expect(host.strings.filter { $0 == marks[1] }.count == 3)
    host.tap(on: marks[0])
    host.run(for: 1)
    #expect(rows(host) == ["a", "b"])
    host.tap(on: "Done")
    host.run(for: 2)
    #expect(host.strings == ["a", "b", "Edit"])
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `a row is dragged by its handle`() throws {
    let host = ViewHost(Page())
    host.tap(on: "Edit")
    host.run(for: 1)
    let handle = try #require(
      DrawnText.characters(in: host).first { $0.clusters.first?.text == marks[1] })
    let top = CGPoint(x: handle.origin.x + 2, y: handle.origin.y + 4)
    let bottom = CGPoint(x: top.x, y: top.y + 48)
    host.drag(from: top, to: bottom)
    host.run(for: 1)
    #expect(rows(host) == ["b", "c", "a"])
    host.drag(from: bottom, to: top)
    host.run(for: 1)
    #expect(rows(host) == ["a", "b", "c"])
  }

  @Test func `rows go with the default animation, or with the one that the action says`() {
    func opacity(after seconds: Double, with animation: Animation?) -> Double? {
      let host = ViewHost(Rows(animation: animation))
      host.key(.tab)
      host.key(.delete)
      host.advance(by: seconds)
      return host.drawing.first { command in
        guard case .characters(let run) = command.command else { return false }
        return run.clusters.map(\.text) == ["a"]
      }?.opacity
    }
    #expect((opacity(after: 0.1, with: nil) ?? 0) < 1)
    #expect(opacity(after: 1, with: nil) == nil)
    #expect(opacity(after: 1, with: .linear(duration: 2)) == 0.5)
  }

  @Test func `a program may say itself that lists are edited`() {
    let host = ViewHost(Rows().environment(\.editMode, .constant(.active)))
    #expect(host.strings.contains(marks[0]))
  }

  @Test func `rows of which nothing can be done have neither marks nor the focus`() {
    let host = ViewHost(
      List {
        ForEach(0..<2, id: \.self) { Text("\($0)") }.onDelete(perform: nil).onMove(perform: nil)
      }
      .environment(\.editMode, .constant(.active)))
    #expect(host.strings == ["0", "1"])
    #expect(!host.key(.tab))
  }

  @Test func `a row with a link is one stop of the tab key`() {
    struct Links: View {
      @State var items = ["a", "b", "c"]

      var body: some View {
        NavigationView {
          List {
            ForEach(items, id: \.self) { item in
              NavigationLink(item) { Text("page") }
            }
            .onDelete { items.remove(atOffsets: $0) }
          }
        }
      }
    }
    let host = ViewHost(Links())
    key(.tab, host)
    key(.tab, host)
    key(.delete, host)
    #expect(rows(host).filter { $0 != "\u{203A}" } == ["a", "c"])
    key(.return, host)
    #expect(host.strings.contains("page"))
  }

  @Test func `every page of a navigation has a mode of its own`() {
    let host = ViewHost(
      NavigationView {
        VStack {
          EditButton()
          NavigationLink("on") { EditButton() }
        }
      })
    host.tap(on: "Edit")
    host.run(for: 1)
    #expect(host.strings.contains("Done"))
    host.tap(on: "on")
    host.run(for: 1)
    #expect(host.strings.contains("Edit"))
  }
}
