/// An edge followed downwards, row by row, in units of 1/256 pixel.
///
/// Where it is at a height follows from the edge alone: whoever begins further down finds the same.
struct EdgeWalk {
  /// Fractional bits of a slope, beyond those of a coordinate: over the largest height an edge can
  /// have, 2^25 units, what rounding it loses stays within a unit.
  private static let slopeBits = 24

  /// The part of an edge that lies in one row.
  struct Step {
    let left: Int
    /// To the right of `left`.
    let width: Int
    /// From 0 to 256.
    let height: Int
  }

  /// Width per height; 2^24 is 1.
  private let slope: Int
  private let endY: Int
  private var exact: Int
  private var x: Int
  private var y: Int

  /// An edge that is followed from the top of a row on, or from its own upper end.
  @inline(__always)
  init(_ edge: ShapeEdge, firstRow: Int) {
    // Adding 1.5 * 2^52 leaves the rounded integer in a Double's pattern: slopes are below 2^50.
    let magic = 6_755_399_441_055_744.0
    let ratio = Double(edge.x1 &- edge.x0) / Double(edge.y1 &- edge.y0)
    let pattern = (ratio * 0x1p24 + magic).bitPattern &- magic.bitPattern
    slope = Int(truncatingIfNeeded: pattern)
    endY = Int(edge.y1)
    y = max(Int(edge.y0), firstRow << ShapeEdge.fractionBits)
    let half = 1 << (Self.slopeBits &- 1)
    exact = Int(edge.x0) << Self.slopeBits &+ slope &* (y &- Int(edge.y0)) &+ half
    x = exact >> Self.slopeBits
  }

  /// The part in `row`, which must come after the row of the last step.
  @inline(__always)
  mutating func step(row: Int) -> Step {
    let bottom = min(endY, (row &+ 1) << ShapeEdge.fractionBits)
    let height = bottom &- y
    exact = exact &+ slope &* height
    let next = exact >> Self.slopeBits
    let step = Step(left: min(x, next), width: abs(next &- x), height: height)
    (x, y) = (next, bottom)
    return step
  }
}
