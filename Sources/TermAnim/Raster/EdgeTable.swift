/// The edges of a shape, sorted by the band of rows in which each begins.
///
/// Adding one up costs a few stores. Order within a band means nothing, since the areas of edges are
/// added up as whole numbers.
struct EdgeTable: ~Copyable {
  private var edges = UnsafeMutablePointer<ShapeEdge>.allocate(capacity: 1)
  private var capacity = 1
  private var count = 0
  /// The first edge of each band, or -1.
  private var heads = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
  private var headCapacity = 1
  /// The times that memory had to grow: none in a steady state.
  private(set) var growthCount = 0

  deinit {
    edges.deallocate()
    heads.deallocate()
  }

  /// Forgets all edges, and makes room for some bands.
  mutating func reset(bands: Int) {
    count = 0
    if bands > headCapacity {
      heads.deallocate()
      (heads, headCapacity) = (.allocate(capacity: bands), bands)
      growthCount += 1
    }
    heads.update(repeating: -1, count: bands)
  }

  /// Adds an edge that begins in `band`, or goes on there.
  @inline(__always)
  mutating func add(_ edge: ShapeEdge, band: Int) {
    if count == capacity { grow() }
    var edge = edge
    edge.next = heads[band]
    (edges + count).initialize(to: edge)
    heads[band] = Int32(truncatingIfNeeded: count)
    count &+= 1
  }

  /// Hands the edges of a band to `body`, and leaves those for which it is true to the next band.
  @inline(__always)
  mutating func take(band: Int, _ body: (ShapeEdge) -> Bool) {
    var index = heads[band]
    while index >= 0 {
      let place = edges + Int(index)
      let edge = place.pointee
      if body(edge) {
        place.pointee.next = heads[band &+ 1]
        heads[band &+ 1] = index
      }
      index = edge.next
    }
  }

  @inline(never)
  private mutating func grow() {
    let wider = UnsafeMutablePointer<ShapeEdge>.allocate(capacity: capacity * 2)
    wider.moveInitialize(from: edges, count: count)
    edges.deallocate()
    (edges, capacity) = (wider, capacity * 2)
    growthCount += 1
  }
}
