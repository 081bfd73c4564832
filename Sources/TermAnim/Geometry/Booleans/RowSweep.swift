/// Goes through edges from row to row, and finds what lies beside a place.
struct RowSweep {
  private let edges: [LatticeEdge]
  /// The first edge that begins further on.
  private var next = 0
  /// Those that have begun and not ended.
  private var crossing: [LatticeEdge] = []
  /// How many edges have been looked at, counted instead of timed.
  private(set) var work = 0

  /// A sweep over edges in the order of the rows that they begin in.
  init(_ edges: [LatticeEdge]) {
    self.edges = edges
  }

  /// How often both outlines go round a place: what the edges on its left add up to.
  ///
  /// In the row just below where that is one in which edges begin or end. Costs the number of edges
  /// that cross the row.
  ///
  /// - Parameter place: In no row before that of the last call.
  /// - Returns: The turns of the first and of the second outline.
  mutating func turns(at place: SIMD2<Double>) -> SIMD2<Int> {
    go(to: place.y)
    work += crossing.count
    return crossing.reduce(SIMD2(0, 0)) { turns, edge in
      edge.x(at: place.y) < place.x ? turns &+ edge.turns : turns
    }
  }

  private mutating func go(to row: Double) {
    crossing.removeAll { Double($0.end.y) <= row }
    while next < edges.count, Double(edges[next].start.y) <= row {
      if Double(edges[next].end.y) > row { crossing.append(edges[next]) }
      next += 1
    }
  }
}
