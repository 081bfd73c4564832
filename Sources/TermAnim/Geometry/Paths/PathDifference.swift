/// Where two paths differ: the points of each from where they part to where they are alike again.
///
/// What is drawn of them differs near these points only: in the box around them, moved outwards by
/// what a stroke reaches, and of strokes also along the last chord of the `joint`.
struct PathDifference: Equatable {
  /// The places of the points in the first path; with them comes the point where the paths part.
  let old: Range<Int>
  /// The places of the points in the other path.
  let new: Range<Int>
  /// The places, in both, of the points of the segment that ends where they part, from where it
  /// begins on; nil where they part between subpaths, or right where one begins.
  let joint: Range<Int>?

  /// Nil where all may differ: the paths neither begin nor end alike, or a point is not finite.
  ///
  /// Subpaths are taken as a whole, since a change anywhere moves the line that closes one. With
  /// `cutsSubpaths` open ones that begin alike are parted where they go apart, as fits strokes.
  /// O(number of points).
  init?(from old: Path, to new: Path, cutsSubpaths: Bool) {
    let head = CommonHead(of: old, new, cutsSubpaths: cutsSubpaths)
    let tail = CommonTail(of: old, new, behind: head.segments)
    guard head.segments > 0 || tail.points > 0, old.isFinite, new.isFinite else { return nil }
    self.old = head.firstPoint..<old.points.count - tail.points
    self.new = head.firstPoint..<new.points.count - tail.points
    joint = head.joint
  }
}

/// The segments that two paths begin with alike.
private struct CommonHead {
  private(set) var segments = 0
  /// The place of the first point that is not common to both, or of the one before where a subpath
  /// is parted.
  private(set) var firstPoint = 0
  private(set) var joint: Range<Int>?

  init(of old: Path, _ new: Path, cutsSubpaths: Bool) {
    var (points, subpath) = (0, (segments: 0, points: 0))
    while segments < min(old.verbs.count, new.verbs.count) {
      let verb = old.verbs[segments]
      guard verb == new.verbs[segments],
        old.hasPoints(verb.pointCount, at: points, like: new, at: points)
      else { break }
      if verb == .move { subpath = (segments, points) }
      (segments, points) = (segments + 1, points + verb.pointCount)
    }
    firstPoint = points
    guard points > 0, old.goesOn(at: segments) || new.goesOn(at: segments) else { return }
    guard cutsSubpaths, !old.isClosed(from: segments), !new.isClosed(from: segments) else {
      (segments, firstPoint) = subpath
      return
    }
    firstPoint = points - 1
    let last = old.verbs[segments - 1]
    joint = last == .move ? nil : points - last.pointCount - 1..<points
  }
}

/// The whole subpaths that two paths end with alike.
private struct CommonTail {
  private(set) var points = 0

  init(of old: Path, _ new: Path, behind head: Int) {
    var (segments, count) = (1, 0)
    while head + segments <= min(old.verbs.count, new.verbs.count) {
      let verb = old.verbs[old.verbs.count - segments]
      guard verb == new.verbs[new.verbs.count - segments] else { return }
      (segments, count) = (segments + 1, count + verb.pointCount)
      guard
        old.hasPoints(
          verb.pointCount, at: old.points.count - count, like: new, at: new.points.count - count)
      else { return }
      if verb == .move { points = count }
    }
  }
}

extension Path {
  /// Whether so many points from a place on are those of another path from a place of its own on.
  fileprivate func hasPoints(_ count: Int, at place: Int, like other: Path, at otherPlace: Int)
    -> Bool
  {
    for index in 0..<count where points[place + index] != other.points[otherPlace + index] {
      return false
    }
    return true
  }

  /// Whether the subpath has more segments from a place on.
  fileprivate func goesOn(at segment: Int) -> Bool {
    segment < verbs.count && verbs[segment] != .move
  }

  /// Whether the rest of a subpath closes it.
  fileprivate func isClosed(from segment: Int) -> Bool {
    var segment = segment
    while goesOn(at: segment) {
      if verbs[segment] == .closeSubpath { return true }
      segment += 1
    }
    return false
  }

  fileprivate var isFinite: Bool {
    var sum = SIMD2<Double>.zero
    for point in points { sum += point.vector }
    return sum.isFinite
  }
}
