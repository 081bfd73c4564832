import Foundation

extension EdgeArrangement {
  /// The outline of the combined area: closed polygons that go round it clockwise on the screen,
  /// and round its holes the other way.
  ///
  /// So it is the same area by either rule. Costs the square of the number of edges that share
  /// rows.
  func outline(of operation: AreaOperation, eoFill: Bool) -> Path {
    var following: [LatticePoint: [LatticePoint]] = [:]
    for edge in edges {
      let (before, after) = sides(of: edge)
      func isInside(_ turns: SIMD2<Int>) -> Bool {
        operation.contains(
          Self.isInside(turns.x, eoFill: eoFill), Self.isInside(turns.y, eoFill: eoFill))
      }
      switch (isInside(before), isInside(after)) {
      case (true, false): following[edge.start, default: []].append(edge.end)
      case (false, true): following[edge.end, default: []].append(edge.start)
      default: continue
      }
    }
    return path(along: following)
  }

  private static func isInside(_ turns: Int, eoFill: Bool) -> Bool {
    eoFill ? !turns.isMultiple(of: 2) : turns != 0
  }

  /// How often both outlines go round the places just beside the middle of an edge: on its left, or
  /// below it where it is level; and on the other side.
  private func sides(of edge: LatticeEdge) -> (before: SIMD2<Int>, after: SIMD2<Int>) {
    var turns = SIMD2(0, 0)
    let middle = SIMD2(
      Double(edge.start.x + edge.end.x) / 2, Double(edge.start.y + edge.end.y) / 2)
    if edge.isLevel {
      // Seen from far below, upwards.
      for other in edges where Double(other.left) <= middle.x && middle.x < Double(other.right) {
        guard other.y(at: middle.x) > middle.y else { continue }
        turns = other.start.x < other.end.x ? turns &+ other.turns : turns &- other.turns
      }
      return (turns, turns &+ edge.turns)
    }
    // Seen from the far left, rightwards.
    for other in edges
    where Double(other.start.y) <= middle.y && middle.y < Double(other.end.y) {
      if other.x(at: middle.y) < middle.x { turns &+= other.turns }
    }
    return (turns, turns &+ edge.turns)
  }

  /// The polygons that go from point to point.
  ///
  /// Every point is left as often as it is reached, so each walk ends where it began.
  private func path(along following: [LatticePoint: [LatticePoint]]) -> Path {
    var following = following
    var path = Path()
    for start in following.keys.sorted() {
      while var next = following[start]?.popLast() {
        var corners = [start]
        while next != start {
          corners.append(next)
          guard let onward = following[next]?.popLast() else { break }
          next = onward
        }
        path.addPolygon(Self.simplified(corners).map(point))
      }
    }
    return path
  }

  /// The corners without those in the middle of straight lines.
  private static func simplified(_ corners: [LatticePoint]) -> [LatticePoint] {
    corners.indices.filter { index in
      let before = corners[(index + corners.count - 1) % corners.count]
      return before.turn(to: corners[index], corners[(index + 1) % corners.count]) != 0
    }.map { corners[$0] }
  }
}

extension Path {
  /// Adds a closed polygon; fewer than three corners add nothing.
  fileprivate mutating func addPolygon(_ corners: [CGPoint]) {
    guard corners.count > 2 else { return }
    addLines(corners)
    closeSubpath()
  }
}
