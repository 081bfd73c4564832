import Foundation
import Testing

@testable import TermAnim

struct TableColumnWidthTests {
  private func widths(_ columns: [TableColumnWidth], in room: CGFloat) -> [CGFloat] {
    TableColumnWidth.widths(of: columns, in: room)
  }

  @Test func `columns without limits share the room alike`() {
    #expect(
      widths(Array(repeating: TableColumnWidth(), count: 4), in: 400) == [100, 100, 100, 100])
    #expect(widths([], in: 100) == [])
  }

  @Test func `a fixed column leaves the rest to others`() {
    #expect(widths([TableColumnWidth(fixed: 50), TableColumnWidth()], in: 200) == [50, 150])
    #expect(widths([TableColumnWidth(fixed: 50)], in: 200) == [50])
  }

  @Test func `limits hold, and what they leave is shared by others`() {
    let narrow = TableColumnWidth(min: nil, ideal: nil, max: 40)
    let wide = TableColumnWidth(min: 150, ideal: nil, max: nil)
    let free = TableColumnWidth()
    #expect(widths([narrow, free, free], in: 240) == [40, 100, 100])
    #expect(widths([wide, free, free], in: 250) == [150, 50, 50])
    #expect(widths([wide, wide], in: 100) == [150, 150])
  }

  @Test func `columns with ideal widths have these, and share what is left where all do`() {
    let ideal = TableColumnWidth(min: 20, ideal: 60, max: 100)
    #expect(widths([ideal, TableColumnWidth()], in: 200) == [60, 140])
    #expect(widths([ideal, ideal], in: 160) == [80, 80])
    #expect(widths([ideal, ideal], in: 100) == [50, 50])
    #expect(widths([ideal, ideal], in: 400) == [100, 100])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5])
  func `bad numbers are no limits`(number: CGFloat) {
    let column = TableColumnWidth(min: number, ideal: number, max: number)
    #expect(column == TableColumnWidth())
    #expect(TableColumnWidth(fixed: number) == TableColumnWidth(fixed: 0))
  }

  @Test func `absurd widths end somewhere`() {
    let columns = Array(repeating: TableColumnWidth(fixed: 1e308), count: 3)
    let all = widths(columns, in: 100).reduce(0, +)
    #expect(all > 1e5 && all < 1e7)
    let limits = TableColumnWidth(min: 1e300, ideal: 1e305, max: 1e308)
    #expect(widths([limits, limits, limits], in: 1e9).allSatisfy { $0 > 1e5 && $0 < 1e7 })
  }

  @MainActor
  @Test func `cells of absurdly wide columns are at places that are numbers`() {
    struct Row: Identifiable {
      let id: Int
    }
    var frames: [CGRect] = []
    func cell(_ row: Row) -> some View {
      Text("\(row.id)").onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        frames.append($0)
      }
    }
    let host = ViewHost(
      Table([Row(id: 1)]) {
        TableColumn("A", content: cell).width(1e308)
        TableColumn("B", content: cell).width(1e308)
        TableColumn("C", content: cell).width(1e308)
      })
    host.run(for: 0.1)
    #expect(frames.count == 3 && frames.allSatisfy { abs($0.minX) < 1e7 && abs($0.width) < 1e7 })
  }

  @Test func `rooms are filled wherever limits allow it`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let columns = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        let low = CGFloat.random(in: 0...60, using: &random)
        return TableColumnWidth(
          min: low, ideal: Bool.random(using: &random) ? low + 20 : nil,
          max: low + CGFloat.random(in: 20...200, using: &random))
      }
      let room = CGFloat.random(in: 0...600, using: &random)
      let widths = widths(columns, in: room)
      #expect(zip(columns, widths).allSatisfy { abs($0.clamped($1) - $1) < 1e-6 })
      let open = columns.contains { $0.ideal == nil } ? columns.filter { $0.ideal == nil } : columns
      let fixed =
        columns.contains { $0.ideal == nil }
        ? columns.compactMap(\.ideal).reduce(0, +) : 0
      let (least, most) = (open.reduce(fixed) { $0 + $1.min }, open.reduce(fixed) { $0 + $1.max })
      #expect(abs(widths.reduce(0, +) - Swift.min(Swift.max(room, least), most)) < 1e-6)
    }
  }
}
