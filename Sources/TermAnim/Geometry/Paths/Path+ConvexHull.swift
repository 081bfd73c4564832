import Foundation

extension Path {
  /// The smallest convex outline around `points`, clockwise on the screen; empty for fewer than
  /// three that are not in a line.
  ///
  /// Takes O(n log n) by Andrew's monotone chain: A. M. Andrew, "Another efficient algorithm for
  /// convex hulls in two dimensions", Information Processing Letters 9 (1979). Points that are not
  /// finite are left out.
  init(convexHullOf points: [CGPoint]) {
    let sorted = points.map(\.vector).filter(\.isFinite).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    let corners = Self.chain(sorted) + Self.chain(sorted.reversed())
    self.init()
    guard corners.count > 2 else { return }
    addLines(corners.map { CGPoint($0) })
    closeSubpath()
  }

  /// One side of the hull, without its last corner, which is the first of the other side.
  private static func chain(_ points: some Sequence<SIMD2<Double>>) -> [SIMD2<Double>] {
    var chain: [SIMD2<Double>] = []
    for point in points {
      while let last = chain.last, let before = chain.dropLast().last,
        (last - before).cross(point - last) <= 0
      {
        chain.removeLast()
      }
      chain.append(point)
    }
    return chain.dropLast()
  }
}
