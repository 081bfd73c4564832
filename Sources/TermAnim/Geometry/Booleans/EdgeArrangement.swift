import Foundation

/// The straight edges of two outlines, cut wherever they meet.
///
/// Points lie on a grid of 2^23 to 2^24 steps across both outlines, so that "on the same spot" has
/// one meaning: the reason that coincident edges and shared corners, the rule rather than the
/// exception in drawings, need no special care. Curves are chords before they come here.
struct EdgeArrangement {
  private(set) var edges: [LatticeEdge] = []
  private let origin: CGPoint
  private let scale: CGFloat

  /// The arrangement of two paths, whose curves become chords within `tolerance` points of them.
  ///
  /// Open subpaths count as closed. What is not finite is left out.
  init(_ first: Path, _ second: Path, tolerance: Double) {
    let bounds = first.boundingRect.union(second.boundingRect)
    let extent = max(bounds.width, bounds.height)
    origin = bounds.isNull ? .zero : bounds.origin
    // A power of two, so that whole and half points stay what they are.
    scale = extent > 0 && extent.isFinite ? exp2(24 - (log2(extent)).rounded(.up)) : 1
    for (path, turns) in [(first, SIMD2(1, 0)), (second, SIMD2(0, 1))] {
      var sink = EdgeCollector(origin: origin, scale: scale, turns: turns)
      path.flatten(tolerance: tolerance, into: &sink)
      sink.close()
      edges += sink.edges
    }
    split()
  }

  /// Where a point of the grid is in the plane.
  func point(_ point: LatticePoint) -> CGPoint {
    CGPoint(x: origin.x + CGFloat(point.x) / scale, y: origin.y + CGFloat(point.y) / scale)
  }
}

// MARK: - Cutting

extension EdgeArrangement {
  /// The most rounds of cutting; rounding to the grid can make edges meet anew, hardly ever twice.
  private static let maximumRounds = 8

  /// Cuts edges until they meet in their ends only, and makes one of those that coincide.
  private mutating func split() {
    for _ in 0..<Self.maximumRounds {
      join()
      let cuts = meetings()
      if cuts.isEmpty { return }
      var pieces: [LatticeEdge] = []
      for (index, edge) in edges.enumerated() {
        var start = edge.start
        for cut in Set(cuts[index] ?? []).sorted() + [edge.end] {
          if let piece = LatticeEdge(from: start, to: cut, turns: edge.turns) {
            pieces.append(piece)
          }
          start = cut
        }
      }
      edges = pieces
    }
    join()
  }

  /// Makes one edge of those between the same points; drops what runs to and fro.
  private mutating func join() {
    edges.sort { ($0.start, $0.end) < ($1.start, $1.end) }
    var joined: [LatticeEdge] = []
    for edge in edges {
      if let last = joined.last, last.start == edge.start, last.end == edge.end {
        joined[joined.count - 1].turns &+= edge.turns
      } else {
        joined.append(edge)
      }
    }
    edges = joined.filter { $0.turns != SIMD2(0, 0) }
  }

  /// Where each edge has to be cut, by its index.
  ///
  /// Edges are looked through from left to right, so that only those whose columns overlap are
  /// compared.
  private func meetings() -> [Int: [LatticePoint]] {
    var cuts: [Int: [LatticePoint]] = [:]
    func cut(_ index: Int, at point: LatticePoint) {
      let edge = edges[index]
      guard point != edge.start, point != edge.end else { return }
      // Rounding may have left the room between the ends.
      guard edge.start < point, point < edge.end else { return }
      cuts[index, default: []].append(point)
    }
    let order = edges.indices.sorted { edges[$0].left < edges[$1].left }
    for (place, index) in order.enumerated() {
      let edge = edges[index]
      for other in order[(place + 1)...] {
        let rival = edges[other]
        if rival.left > edge.right { break }
        guard rival.start.y <= edge.end.y, edge.start.y <= rival.end.y,
          let meeting = edge.meeting(rival)
        else { continue }
        for point in [meeting.first, meeting.second].compactMap({ $0 }) {
          cut(index, at: point)
          cut(other, at: point)
        }
      }
    }
    return cuts
  }
}
