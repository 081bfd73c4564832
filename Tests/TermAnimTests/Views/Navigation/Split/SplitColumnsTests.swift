import Foundation
import Testing

@testable import TermAnim

/// How wide the columns of split views are.
@MainActor
struct SplitColumnsTests {
  private func host(_ view: some View, width: CGFloat = 320) -> ViewHost {
    ViewHost(view, size: CGSize(width: width, height: 96))
  }

  /// Where the columns before the last one end, from the left.
  private func ends(_ host: ViewHost) -> [CGFloat] {
    let lines = host.boxes.filter { $0.width == 4 && $0.height == 96 }
    return lines.map(\.minX).sorted()
  }

  private func two(_ sidebar: some View) -> some View {
    NavigationSplitView {
      sidebar
    } detail: {
      Color.clear
    }
  }

  private func three(_ sidebar: some View, _ content: some View) -> some View {
    NavigationSplitView {
      sidebar
    } content: {
      content
    } detail: {
      Color.clear
    }
  }

  private let list = Text("list")

  @Test(
    arguments: [(204, 100), (320, 100), (400, 120), (640, 192), (800, 200)] as [(CGFloat, CGFloat)])
  func `a column has three tenths of the width, from 100 points to 200`(
    width: CGFloat, column: CGFloat
  ) {
    #expect(ends(host(two(list), width: width)) == [column])
  }

  @Test func `a column is as wide as a view in it asks, within the limits that it names`() {
    func end(_ sidebar: some View) -> CGFloat? { ends(host(two(sidebar))).first }
    #expect(end(list.navigationSplitViewColumnWidth(60)) == 60)
    #expect(end(List { list.navigationSplitViewColumnWidth(60) }) == 60)
    #expect(end(list.navigationSplitViewColumnWidth(ideal: 150)) == 150)
    #expect(end(list.navigationSplitViewColumnWidth(min: 80, ideal: 50)) == 80)
    #expect(end(list.navigationSplitViewColumnWidth(min: 20, ideal: 150, max: 90)) == 90)
    #expect(end(list.navigationSplitViewColumnWidth(min: 90, ideal: 30, max: 60)) == 90)
    #expect(end(list.navigationSplitViewColumnWidth(min: .nan, ideal: 150, max: -1)) == 150)
    for width in [CGFloat.nan, .infinity, 0, -20] {
      #expect(end(list.navigationSplitViewColumnWidth(width)) == 100)
    }
  }

  @Test func `columns give way to the last one, as far as they may and then all alike`() {
    #expect(ends(host(three(list, list))) == [100, 204])
    let fixed = list.navigationSplitViewColumnWidth(60)
    #expect(ends(host(three(fixed, list))) == [60, 164])
    let wide = list.navigationSplitViewColumnWidth(min: 50, ideal: 150)
    let other = list.navigationSplitViewColumnWidth(120)
    #expect(ends(host(three(wide, other))) == [92, 216])
    #expect(ends(host(three(other, other))) == [104, 212])
    #expect(ends(host(two(list), width: 160)) == [56])
  }

  @Test func `another width is seen at once, and none outside of the split view`() {
    let probe = Probe()
    let changing = host(
      ProbeView(probe) { _, _, flag in two(list.navigationSplitViewColumnWidth(flag ? 60 : 90)) })
    #expect(ends(changing) == [90])
    probe.flag = true
    changing.settle()
    #expect(ends(changing) == [60])
    let nested = two(two(list.navigationSplitViewColumnWidth(24)))
    #expect(ends(host(nested, width: 640)) == [24, 192])
  }
}
