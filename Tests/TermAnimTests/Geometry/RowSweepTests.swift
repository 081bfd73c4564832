import Testing

@testable import TermAnim

struct RowSweepTests {
  /// The sides of squares one below another, each of ten steps with ten between.
  private func sides(ofSquares count: Int) -> [LatticeEdge] {
    (0..<count).flatMap { index in
      let (top, bottom) = (index * 20, index * 20 + 10)
      return [(x: 0, turns: -1), (10, 1)].compactMap { side in
        LatticeEdge(
          from: LatticePoint(x: side.x, y: top), to: LatticePoint(x: side.x, y: bottom),
          turns: SIMD2(side.turns, 0))
      }
    }
  }

  @Test func `what is on the left of a place goes round it`() {
    var sweep = RowSweep(sides(ofSquares: 2))
    let places: [(x: Double, y: Double)] = [
      (-1, 0), (5, 0), (11, 5), (5, 9.5), (5, 10), (5, 25), (5, 40),
    ]
    let turns = places.map { sweep.turns(at: SIMD2($0.x, $0.y)).x }
    #expect(turns == [0, -1, 0, -1, 0, -1, 0])
  }

  @Test func `each edge is looked at for the places in its rows only`() {
    let edges = sides(ofSquares: 1_000)
    var sweep = RowSweep(edges)
    for edge in edges { _ = sweep.turns(at: edge.middle) }
    #expect(sweep.work == 4_000)
  }
}
