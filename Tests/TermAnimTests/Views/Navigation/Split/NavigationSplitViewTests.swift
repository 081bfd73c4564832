import Foundation
import Testing

@testable import TermAnim

@MainActor
struct NavigationSplitViewTests {
  @Test func `columns show as is asked for`() {
    func shown(_ visibility: NavigationSplitViewVisibility) -> [[String]] {
      let two = NavigationSplitView(columnVisibility: .constant(visibility)) {
        Text("list")
      } detail: {
        Text("detail")
      }
      let three = NavigationSplitView(columnVisibility: .constant(visibility)) {
        Text("list")
      } content: {
        Text("items")
      } detail: {
        Text("detail")
      }
      return [ViewHost(two).strings, ViewHost(three).strings]
    }
    #expect(shown(.all) == [["list", "detail"], ["list", "items", "detail"]])
    #expect(shown(.automatic) == shown(.all))
    #expect(shown(.doubleColumn) == [["list", "detail"], ["items", "detail"]])
    #expect(shown(.detailOnly) == [["detail"], ["detail"]])
  }

  @Test func `a link to a value chooses it in a list with a selection`() {
    struct Items: View {
      @State private var chosen: Int?
      let isNamed: Bool
      var body: some View {
        NavigationSplitView {
          if isNamed {
            List(selection: $chosen) {
              NavigationLink("row 1", value: 1)
              NavigationLink("row 2", value: 2)
            }
          } else {
            List(1..<3, id: \.self, selection: $chosen) { NavigationLink("row \($0)", value: $0) }
          }
        } detail: {
          Text(chosen.map { "detail \($0)" } ?? "nothing")
        }
      }
    }
    for isNamed in [false, true] {
      let host = ViewHost(Items(isNamed: isNamed))
      #expect(host.strings.contains("nothing"))
      host.tap(on: "row 2")
      host.run(for: 2)
      #expect(host.strings.contains("detail 2") && host.strings.contains("row 1"))
      host.key(.upArrow)
      host.key(.return)
      host.run(for: 2)
      #expect(host.strings.contains("detail 1"))
    }
  }

  @Test(arguments: [false, true])
  func `a link to a value that the list cannot choose goes to its page`(choosesMany: Bool) {
    struct Items: View {
      let choosesMany: Bool
      @State private var number: Int?
      @State private var numbers: Set<Int> = []
      private let rows = ForEach(["a", "b"], id: \.self) { NavigationLink($0, value: $0) }
      var body: some View {
        NavigationSplitView {
          Group {
            if choosesMany {
              List(selection: $numbers) { rows }
            } else {
              List(selection: $number) { rows }
            }
          }
          .navigationDestination(for: String.self) { Text("page \($0)") }
        } detail: {
          Text("nothing")
        }
      }
    }
    let host = ViewHost(Items(choosesMany: choosesMany))
    host.tap(on: "b")
    host.run(for: 2)
    #expect(host.strings.contains("page b") && !host.strings.contains("nothing"))
  }

  @Test func `a link puts its page in the place of the next column`() {
    let host = ViewHost(
      NavigationSplitView {
        VStack {
          NavigationLink("a") { NavigationLink("further") { Text("page aa") } }
          NavigationLink("b", value: 7)
        }
        .navigationDestination(for: Int.self) { Text("page \($0)") }
      } detail: {
        Text("nothing")
      })
    #expect(Set(host.strings) == ["a", "b", "nothing"])
    host.tap(on: "a")
    host.run(for: 2)
    #expect(Set(host.strings) == ["a", "b", "further"])
    #expect(!host.key(.escape))
    host.tap(on: "further")
    host.run(for: 2)
    #expect(Set(host.strings) == ["a", "b", "page aa", "\u{2039} Back"])
    host.tap(on: "b")
    host.run(for: 2)
    #expect(Set(host.strings) == ["a", "b", "page 7"])
  }

  @Test func `a page in the place of a column goes with the state that put it there`() {
    struct Active: View {
      @State private var isActive = false
      var body: some View {
        NavigationSplitView {
          VStack {
            NavigationLink("go", isActive: $isActive) { Text("page") }
            Button(isActive ? "on" : "off") { isActive.toggle() }
          }
        } detail: {
          Text("nothing")
        }
      }
    }
    let host = ViewHost(Active())
    host.tap(on: "go")
    #expect(host.strings == ["go", "on", "page"])
    host.tap(on: "on")
    #expect(host.strings == ["go", "off", "nothing"])
  }

  @Test func `of three columns, each leads to the next`() {
    let host = ViewHost(
      NavigationSplitView {
        NavigationLink("items") { NavigationLink("item") { Text("page") } }
      } content: {
        Text("no items")
      } detail: {
        Text("no page")
      })
    host.tap(on: "items")
    host.run(for: 2)
    #expect(host.strings == ["items", "item", "no page"])
    host.tap(on: "item")
    host.run(for: 2)
    #expect(host.strings == ["items", "item", "page"])
  }

  @Test func `a stack in a column is where its links lead`() {
    let host = ViewHost(
      NavigationSplitView {
        NavigationStack { NavigationLink("a") { Text("page") } }
      } detail: {
        Text("nothing")
      })
    host.tap(on: "a")
    host.run(for: 2)
    #expect(Set(host.strings) == ["\u{2039} Back", "page", "nothing"])
  }

  @Test func `a column slides out where a transaction is animated`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        NavigationSplitView(columnVisibility: .constant(flag ? .detailOnly : .all)) {
          Text("list")
        } detail: {
          Text("detail")
        }
      })
    let start = host.frame(of: "list")?.minX ?? 0
    host.animate { probe.flag = true }
    host.advance(by: 0.5)
    let leaving = host.frame(of: "list")?.minX
    #expect((leaving ?? start) < start - 20)
    host.run(for: 1)
    #expect(host.strings == ["detail"])
  }

  /// Counts how often it was pressed, and notes that it is around.
  private struct Counter: View {
    let log: HeldValue<[String]>
    @State private var count = 0

    var body: some View {
      Button("\(count)") { count += 1 }
        .onAppear { log.value.append("appears") }
        .onDisappear { log.value.append("disappears") }
    }
  }

  @Test func `a column that is hidden keeps its state, and is not heard`() {
    let (probe, log) = (Probe(), HeldValue<[String]>([]))
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        NavigationSplitView(columnVisibility: .constant(flag ? .detailOnly : .all)) {
          Counter(log: log)
        } detail: {
          Text("detail")
        }
      })
    host.tap(on: "0")
    host.tap(on: "1")
    for isAnimated in [true, false] {
      withAnimation(isAnimated ? .linear(duration: 1) : nil) { probe.flag = true }
      host.run(for: 1.5)
      #expect(host.strings == ["detail"])
      #expect(!host.key(.tab))
      #expect(host.graph.nextWakeUp == nil)
      withAnimation(isAnimated ? .linear(duration: 1) : nil) { probe.flag = false }
      host.run(for: 1.5)
      #expect(host.strings == ["2", "detail"])
    }
    #expect(log.value == ["appears", "disappears", "appears", "disappears", "appears"])
    host.tap(on: "2")
    #expect(host.strings == ["3", "detail"])
  }

  @Test func `a column that comes back while it slides out stays what it is`() {
    let (probe, log) = (Probe(), HeldValue<[String]>([]))
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        NavigationSplitView(columnVisibility: .constant(flag ? .all : .detailOnly)) {
          Counter(log: log)
        } detail: {
          Text("detail")
        }
      })
    #expect(host.strings == ["detail"] && log.value.isEmpty)
    for flag in [true, false, true] {
      withAnimation(.linear(duration: 1)) { probe.flag = flag }
      host.run(for: 0.4)
    }
    host.run(for: 1.5)
    host.tap(on: "0")
    #expect(host.strings == ["1", "detail"])
    #expect(log.value == ["appears"])
  }
}
