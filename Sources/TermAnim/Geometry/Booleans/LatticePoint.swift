/// A point on a fine grid, whose arithmetic is exact.
///
/// Coordinates stay below 2^25, so that products of two differences fit into 64 bits.
struct LatticePoint: Hashable, Comparable {
  var x: Int
  var y: Int

  /// Twice the area of the triangle of the receiver, `b` and `c`; positive when they go round
  /// clockwise on the screen.
  @inline(__always)
  func turn(to b: LatticePoint, _ c: LatticePoint) -> Int {
    (b.x - x) * (c.y - y) - (b.y - y) * (c.x - x)
  }

  /// By row, and by column within a row.
  static func < (lhs: LatticePoint, rhs: LatticePoint) -> Bool {
    (lhs.y, lhs.x) < (rhs.y, rhs.x)
  }
}
