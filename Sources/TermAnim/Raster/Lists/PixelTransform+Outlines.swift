import Foundation

extension PixelTransform {
  /// The farthest that a straight edge may stay from its curve, in pixels.
  ///
  /// Two thirds of it is the mean error of a chord: a pixel on the outline is off by 1/20 of full
  /// coverage at most, and on average by half of that.
  static let tolerance = 0.08

  /// Points nearer to the eye's plane than this are cut off: x and y there mean nothing.
  static let leastDepth = 1e-3

  /// Hands the edges of a path's outline, in pixels, to `edges`.
  func flatten(_ path: Path, into edges: inout EdgeSink) {
    withExtendedLifetime(path) { flatten(path.segments, into: &edges) }
  }

  /// Hands the edges of an outline, in pixels, to `edges`.
  func flatten(_ segments: PathSegments, into edges: inout EdgeSink) {
    guard projection != nil else {
      segments.flatten(tolerance: Self.tolerance, transform: affine, into: &edges)
      edges.close()
      return
    }
    var projected = ProjectingSink(base: edges, transform: self)
    segments.flatten(tolerance: localTolerance, transform: .identity, into: &projected)
    projected.finish()
    edges = projected.base
  }

  /// The tolerance in points, for what is flattened before it is projected.
  var localTolerance: Double {
    let scale = max(reach.x, reach.y)
    return scale > 0 && scale.isFinite ? Self.tolerance / scale : Self.tolerance
  }
}

extension PixelTransform {
  /// The pixels that a path may touch, its outline moved outwards by `outset` points.
  ///
  /// Found from control points, so it may be too large, but never too small. Empty when no point
  /// is finite. O(number of points).
  func bounds(of path: Path, outset: CGFloat = 0) -> PixelRect {
    guard projection == nil || outset == 0 else { return projectedBounds(of: path, outset: outset) }
    var box = PointBox()
    guard add(path, to: &box) else { return PointBox.everything }
    guard outset != 0 else { return box.pixels() }
    return box.pixels(outsetX: outset * reach.x, y: outset * reach.y)
  }

  /// The same with perspective, where nearer points move farther: the box around the corners of a
  /// square around each point.
  private func projectedBounds(of path: Path, outset: CGFloat) -> PixelRect {
    var box = PointBox()
    let origin = homogeneous(.zero)
    let across = homogeneous(CGPoint(x: outset, y: 0)) - origin
    let down = homogeneous(CGPoint(x: 0, y: outset)) - origin
    for point in path.points {
      let place = homogeneous(point)
      guard
        box.add(place - across - down, leastDepth: Self.leastDepth),
        box.add(place + across - down, leastDepth: Self.leastDepth),
        box.add(place - across + down, leastDepth: Self.leastDepth),
        box.add(place + across + down, leastDepth: Self.leastDepth)
      else { return PointBox.everything }
    }
    return box.pixels()
  }

  /// Adds a path's points in pixels; false when one is too near to the eye for that.
  func add(_ path: Path, to box: inout PointBox) -> Bool {
    guard projection != nil else {
      box.add(path.points, through: PlaneMap(affine))
      return true
    }
    return path.points.allSatisfy { box.add(homogeneous($0), leastDepth: Self.leastDepth) }
  }
}
