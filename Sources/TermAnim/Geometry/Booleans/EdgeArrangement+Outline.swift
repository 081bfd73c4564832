import Foundation

extension EdgeArrangement {
  /// The outline of the combined area: closed polygons that go round it clockwise on the screen,
  /// and round its holes the other way.
  ///
  /// So it is the same area by either rule. Costs for each edge the number of those that
  /// cross its middle row.
  func outline(of operation: AreaOperation, eoFill: Bool) -> Path {
    var following: [LatticePoint: [LatticePoint]] = [:]
    for (edge, before) in zip(edges, turnsBesideEdges()) {
      let after = before &+ edge.turns
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

  /// How often both outlines go round the place just beside the middle of each edge: on its left,
  /// or below it where it is level.
  private func turnsBesideEdges() -> [SIMD2<Int>] {
    var sweep = RowSweep(edges)
    var turns = Array(repeating: SIMD2(0, 0), count: edges.count)
    for index in edges.indices.sorted(by: { edges[$0].middle.y < edges[$1].middle.y }) {
      turns[index] = sweep.turns(at: edges[index].middle)
    }
    return turns
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
