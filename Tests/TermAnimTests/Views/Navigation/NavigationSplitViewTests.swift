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
}
