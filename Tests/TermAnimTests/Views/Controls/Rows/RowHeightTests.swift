import Foundation
import Testing

@testable import TermAnim

@MainActor
struct RowHeightTests {
  private func tops(_ list: some View) -> [CGFloat] {
    DrawnText.characters(in: ViewHost(list)).map(\.origin.y)
  }

  @Test(arguments: [(8.0, 24.0), (9, 32), (16, 32), (20, 40), (24, 40)])
  func `rows are whole cells high`(height: CGFloat, pitch: CGFloat) {
    let tops = tops(List(0..<3) { Text("\($0)").frame(height: height, alignment: .top) })
    #expect(tops == [8, 8 + pitch, 8 + 2 * pitch])
  }

  @Test func `rows with insets of their own are as high as those and what is in them`() {
    let insets = EdgeInsets(top: 2, leading: 0, bottom: 3, trailing: 0)
    let rows = ForEach(0..<3) { Text("\($0)").frame(height: 20, alignment: .top) }
    #expect(tops(List { rows.listRowInsets(insets) }) == [2, 27, 52])
  }
}
