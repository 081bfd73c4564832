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
      .map(\.text)
      .filter { !marks.contains($0) && $0.count == 1 }
  }

  @Test func `the delete key deletes the row that has the focus, and then the one below or above`()
  {
    let host = ViewHost(Rows())
    host.key(.tab, runningFor: 2)
    host.key(.downArrow, runningFor: 2)
    host.key(.delete, runningFor: 2)
    #expect(rows(host) == ["a", "c"])
    host.key(.deleteForward, runningFor: 2)
    #expect(rows(host) == ["a"])
    host.key(.delete, runningFor: 2)
    #expect(rows(host) == [])
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `a click on a row gives it the focus`() {
    let host = ViewHost(Rows())
    host.tap(on: "b")
    host.key(.delete, runningFor: 2)
    #expect(rows(host) == ["a", "c"])
  }

  @Test func `where rows can be chosen a row that is deleted hands the focus on, too`() {
    struct Choosing: View {
      @State private var items = ["a", "b", "c"]
      @State private var chosen: Set<String> = []
      var body: some View {
        List(selection: $chosen) {
          ForEach(items, id: \.self) { Text($0) }.onDelete { items.remove(atOffsets: $0) }
        }
      }
    }
    let host = ViewHost(Choosing())
    host.key(.tab, runningFor: 2)
    for left in [["b", "c"], ["c"], []] {
      host.key(.delete, runningFor: 2)
      #expect(rows(host) == left && (host.focusRing != nil) == !left.isEmpty)
    }
  }

  @Test func `alt and an arrow key move the row that has the focus, as far as it goes`() {
    let host = ViewHost(Rows())
    host.key(.tab, runningFor: 2)
    host.key(.upArrow, modifiers: .option, runningFor: 2)
    #expect(rows(host) == ["a", "b", "c"])
    var seen: [[String]] = []
    for _ in 0..<3 {
      host.key(.downArrow, modifiers: .option, runningFor: 2)
      seen.append(rows(host))
    }
    #expect(seen == [["b", "a", "c"], ["b", "c", "a"], ["b", "c", "a"]])
    host.key(.upArrow, modifiers: .option, runningFor: 2)
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

  @Test(arguments: [2, 20])
  func `Esc puts a row back that is being dragged, from beyond the last one, too`(steps: Int) {
    let host = ViewHost(Page())
    host.tap(on: "Edit")
    host.run(for: 1)
    let handles = DrawnText.characters(in: host).filter { $0.clusters.first?.text == marks[1] }
    let start = CGPoint(x: handles[1].origin.x + 2, y: handles[1].origin.y + 4)
    host.press(at: start)
    for step in 1...steps {
      host.move(to: CGPoint(x: start.x, y: start.y + 180 * CGFloat(step) / CGFloat(steps)))
      host.run(for: 0.1)
    }
    #expect(rows(host) == ["a", "c", "b"])
    #expect(host.key(.escape))
    host.run(for: 1)
    #expect(rows(host) == ["a", "b", "c"])
    host.release(at: start)
    host.run(for: 1)
    #expect(rows(host) == ["a", "b", "c"])
    host.drag(from: start, to: CGPoint(x: start.x, y: start.y + 24))
    host.run(for: 1)
    #expect(rows(host) == ["a", "c", "b"])
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
    host.key(.tab, runningFor: 2)
    host.key(.tab, runningFor: 2)
    host.key(.delete, runningFor: 2)
    #expect(rows(host).filter { $0 != "\u{203A}" } == ["a", "c"])
    host.key(.return, runningFor: 2)
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

  @Test func `return on the marks of rows deletes one after the other`() {
    let host = ViewHost(Rows().environment(\.editMode, .constant(.active)))
    host.key(.tab, runningFor: 2)
    host.key(.downArrow, runningFor: 2)
    host.key(.return, runningFor: 2)
    #expect(rows(host) == ["a", "c"])
    host.key(.return, runningFor: 2)
    #expect(rows(host) == ["a"])
  }

  @Test func `a row that stays although it was to be deleted keeps the focus`() {
    struct Asking: View {
      @State var asked: [Int] = []

      var body: some View {
        List {
          ForEach(["a", "b"], id: \.self) { Text($0) }.onDelete { asked += Array($0) }
        }
        .overlay { Text("asked \(asked)") }
      }
    }
    let host = ViewHost(Asking())
    host.key(.tab, runningFor: 2)
    host.key(.delete, runningFor: 2)
    host.key(.delete, runningFor: 2)
    #expect(host.strings.contains("asked [0, 0]"))
  }

  @Test(arguments: [0.1, 3])
  func `a row that came with a transition hands the focus on`(seconds: Double) {
    struct Growing: View {
      @State var items = ["a", "b", "c"]

      var body: some View {
        VStack {
          List {
            ForEach(items, id: \.self) { Text($0) }.onDelete { items.remove(atOffsets: $0) }
          }
          Button("more") {
            withAnimation(.linear(duration: 1)) { items.insert("n", at: 1) }
          }
        }
      }
    }
    let host = ViewHost(Growing())
    host.tap(on: "more")
    host.run(for: seconds)
    host.key(.tab)
    host.key(.downArrow)
    host.key(.delete, runningFor: 2)
    host.key(.delete, runningFor: 2)
    #expect(rows(host) == ["a", "c"])
  }

  @Test(arguments: [(KeyEquivalent.downArrow, "pressed b"), (.upArrow, "pressed a")])
  func `the arrow keys go on from a row that was clicked beside its button`(
    arrow: KeyEquivalent, words: String
  ) {
    struct Mixed: View {
      @State var words = ""

      var body: some View {
        List {
          ForEach(["a", "b", "c"], id: \.self) { item in
            HStack {
              Text(item)
              Button("press") { words = "pressed \(item)" }
            }
          }
          .onDelete { _ in }
        }
        .overlay { Text(words) }
      }
    }
    let host = ViewHost(Mixed())
    host.tap(on: "b")
    host.key(arrow, runningFor: 2)
    host.key(.return, runningFor: 2)
    #expect(host.strings.contains(words))
  }

  @Test func `keys of a text field in a row are about its text`() {
    struct Fields: View {
      @State var items = ["a", "b"]
      @State var text = ""

      var body: some View {
        List {
          ForEach(items, id: \.self) { item in
            HStack {
              Text(item)
              TextField("", text: $text)
            }
          }
          .onDelete { items.remove(atOffsets: $0) }
        }
      }
    }
    let host = ViewHost(Fields())
    host.tap(at: CGPoint(x: 150, y: 12))
    host.type("xy")
    for _ in 0..<3 { host.key(.delete, runningFor: 2) }
    host.key(.deleteForward, runningFor: 2)
    #expect(rows(host) == ["a", "b"])
  }

  @Test(arguments: [1, 6])
  func `a row goes with a handle that is dragged, also beyond the last row`(steps: Int) throws {
    let host = ViewHost(Rows().environment(\.editMode, .constant(.active)))
    let handle = try #require(
      DrawnText.characters(in: host).first { $0.clusters.first?.text == marks[1] })
    let top = CGPoint(x: handle.origin.x + 2, y: handle.origin.y + 4)
    host.drag(from: top, to: CGPoint(x: top.x, y: top.y + 48), steps: steps)
    host.run(for: 1)
    #expect(rows(host) == ["b", "c", "a"])
    host.drag(from: top, to: CGPoint(x: top.x, y: 190), steps: steps)
    host.run(for: 1)
    #expect(rows(host) == ["c", "a", "b"])
  }

  @Test func `a sheet has a mode of its own, and is in no list`() {
    struct Sheeted: View {
      @State var isOpen = false

      var body: some View {
        VStack {
          List {
            Button("open") { isOpen = true }
              .sheet(isPresented: $isOpen) {
                VStack {
                  Text("sheet").badge(7)
                  Rows()
                }
              }
          }
          EditButton()
        }
      }
    }
    let host = ViewHost(Sheeted())
    host.tap(on: "Edit")
    host.run(for: 1)
    host.tap(on: "open")
    host.run(for: 1)
    #expect(host.strings.contains("sheet") && !host.strings.contains("7"))
    #expect(!host.strings.contains(marks[0]))
  }
}
