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
    let start = host.drawing.compactMap { $0.frame(ofText: "list") }.first?.minX ?? 0
    withAnimation(.linear(duration: 1)) { probe.flag = true }
    host.settle()
    host.advance(by: 0.5)
    let leaving = host.drawing.compactMap { $0.frame(ofText: "list") }.first?.minX
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
