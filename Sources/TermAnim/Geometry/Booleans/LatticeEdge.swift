/// A straight edge between two points of the grid, downwards, or rightwards where it is level.
struct LatticeEdge {
  var start: LatticePoint
  var end: LatticePoint
  /// How often the outlines of the first and of the second path run along it: downwards counts as
  /// 1, upwards as -1.
  var turns: SIMD2<Int>

  /// The edge from one point to another; nil when they are the same.
  init?(from start: LatticePoint, to end: LatticePoint, turns: SIMD2<Int>) {
    if start == end { return nil }
    (self.start, self.end) = start < end ? (start, end) : (end, start)
    self.turns = start < end ? turns : SIMD2(repeating: 0) &- turns
  }

  var left: Int { min(start.x, end.x) }
  var right: Int { max(start.x, end.x) }
  var middle: SIMD2<Double> {
    SIMD2(Double(start.x + end.x) / 2, Double(start.y + end.y) / 2)
  }

  /// Where the edge is in the row `y`, which it must cross.
  @inline(__always)
  func x(at y: Double) -> Double {
    let share = (y - Double(start.y)) / Double(end.y - start.y)
    return Double(start.x) + share * Double(end.x - start.x)
  }

  /// The grid point nearest to where two edges meet, when they do so in one point of both.
  ///
  /// Edges along one line meet in the ends that lie on the other.
  func meeting(_ other: LatticeEdge) -> (first: LatticePoint, second: LatticePoint?)? {
    let startSide = start.turn(to: end, other.start)
    let endSide = start.turn(to: end, other.end)
    if startSide == 0 && endSide == 0 { return overlap(other) }
    let ownStart = other.start.turn(to: other.end, start)
    let ownEnd = other.start.turn(to: other.end, end)
    guard startSide.signum() != endSide.signum() || startSide == 0 else { return nil }
    guard ownStart.signum() != ownEnd.signum() || ownStart == 0 else { return nil }
    let share = Double(startSide) / Double(startSide - endSide)
    let x = Double(other.start.x) + share * Double(other.end.x - other.start.x)
    let y = Double(other.start.y) + share * Double(other.end.y - other.start.y)
    return (LatticePoint(x: Int(x.rounded()), y: Int(y.rounded())), nil)
  }

  /// The ends of what two edges along one line have in common.
  private func overlap(_ other: LatticeEdge) -> (first: LatticePoint, second: LatticePoint?)? {
    let (first, last) = (max(start, other.start), min(end, other.end))
    return first <= last ? (first, last) : nil
  }
}
