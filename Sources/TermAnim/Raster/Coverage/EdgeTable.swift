/// The edges of a shape, sorted by the band of rows in which each begins.
///
/// Adding one up costs a few stores. Order within a band means nothing, since the areas of edges
/// are added up as whole numbers.
struct EdgeTable: ~Copyable {
  private var edges = ScratchList<ShapeEdge>()
  /// The first edge of each band, or -1.
  private var heads = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
  private var headCapacity = 1
  private var headGrowthCount = 0

  deinit {
    heads.deallocate()
  }

  /// The times that memory had to grow: none in a steady state.
  var growthCount: Int { edges.growthCount + headGrowthCount }

  /// Forgets all edges, and makes room for some bands.
  mutating func reset(bands: Int) {
    edges.removeAll()
    if bands > headCapacity {
      heads.deallocate()
      (heads, headCapacity) = (.allocate(capacity: bands), bands)
      headGrowthCount += 1
    }
    heads.update(repeating: -1, count: bands)
  }

  /// Adds an edge that begins in `band`, or goes on there.
  @inline(__always)
  mutating func add(_ edge: ShapeEdge, band: Int) {
    var edge = edge
    edge.next = heads[band]
    heads[band] = Int32(truncatingIfNeeded: edges.count)
    edges.append(edge)
  }

  /// Hands the edges of a band to `body`, and leaves those for which it is true to the next band.
  @inline(__always)
  mutating func take(band: Int, _ body: (ShapeEdge) -> Bool) {
    var index = heads[band]
    while index >= 0 {
      let edge = edges[Int(index)]
      if body(edge) {
        edges[Int(index)].next = heads[band &+ 1]
        heads[band &+ 1] = index
      }
      index = edge.next
    }
  }
}
