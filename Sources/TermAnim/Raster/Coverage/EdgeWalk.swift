/// An edge followed downwards, in units of 1/256 pixel.
///
/// Where it is at a height follows from the edge alone: whoever begins further down finds the same.
struct EdgeWalk {
  /// Fractional bits of a slope, beyond those of a coordinate: over the largest height an edge can
  /// have, 2^25 units, what rounding it loses stays within a unit.
  private static let slopeBits = 24

  /// Width per height; 2^24 is 1.
  private let slope: Int
  private var exact: Int

  /// An edge that is followed from a height on that it has.
  @inline(__always)
  init(_ edge: ShapeEdge, from y: Int) {
    // Adding 1.5 * 2^52 leaves the rounded integer in a Double's pattern: slopes are below 2^50.
    let magic = 6_755_399_441_055_744.0
    let ratio = Double(edge.x1 &- edge.x0) / Double(edge.y1 &- edge.y0)
    let pattern = (ratio * 0x1p24 + magic).bitPattern &- magic.bitPattern
    slope = Int(truncatingIfNeeded: pattern)
    let half = 1 << (Self.slopeBits &- 1)
    exact = Int(edge.x0) << Self.slopeBits &+ slope &* (y &- Int(edge.y0)) &+ half
  }

  /// Where the edge is, across.
  var x: Int { exact >> Self.slopeBits }

  /// Whether it is never wider in a row than `PieceAreas` can tell.
  var isSteep: Bool { abs(slope) <= PieceAreas.mostWidth << (Self.slopeBits &- 8) }

  /// Goes down.
  @inline(__always)
  mutating func descend(by height: Int) {
    exact = exact &+ slope &* height
  }
}
