import Testing

@testable import TermAnim

struct EdgeTableTests {
  private func edge(_ number: Int32) -> ShapeEdge {
    ShapeEdge(x0: number, y0: 0, x1: number, y1: 1, sign: 1)
  }

  /// The numbers of a band's edges, in order; those that `stays` picks go on to the next band.
  private func take(
    _ band: Int, of table: inout EdgeTable, stays: (Int32) -> Bool = { _ in false }
  ) -> [Int32] {
    var numbers: [Int32] = []
    table.take(band: band) { edge in
      numbers.append(edge.x0)
      return stays(edge.x0)
    }
    return numbers.sorted()
  }

  @Test func `each edge comes up in its own band, however many there are`() {
    var table = EdgeTable()
    table.reset(bands: 4)
    for number in 0..<Int32(300) { table.add(edge(number), band: Int(number) % 3) }
    for band in 0..<3 {
      let expected = (0..<Int32(300)).filter { Int($0) % 3 == band }
      #expect(take(band, of: &table) == expected)
    }
  }

  @Test func `an edge that goes on comes up in every band until it ends`() {
    var table = EdgeTable()
    table.reset(bands: 4)
    for number in 0..<Int32(3) { table.add(edge(number), band: 0) }
    table.add(edge(7), band: 1)
    #expect(take(0, of: &table) { $0 != 1 } == [0, 1, 2])
    #expect(take(1, of: &table) { $0 == 2 } == [0, 2, 7])
    #expect(take(2, of: &table) == [2])
    #expect(take(3, of: &table).isEmpty)
  }

  @Test func `the edges of the shape before are forgotten, and their memory serves again`() {
    var table = EdgeTable()
    for _ in 0..<2 {
      table.reset(bands: 3)
      for number in 0..<Int32(20) { table.add(edge(number), band: 1) }
    }
    let count = table.growthCount
    table.reset(bands: 2)
    table.add(edge(5), band: 1)
    #expect(take(0, of: &table).isEmpty)
    #expect(take(1, of: &table) == [5])
    #expect(table.growthCount == count)
  }
}
