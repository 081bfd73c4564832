import TermAnim

/// The part of a rectangle that a sweep of colour has reached.
struct SplashShape: Shape {
  /// How the sweep travels.
  enum Kind: Hashable, Sendable {
    /// A straight front that moves towards this angle: 0 is to the right, 90 degrees down.
    case sweep(Angle)
    /// A disc that grows from this point until it covers the farthest corner.
    case circle(from: UnitPoint)
  }

  /// 0 covers nothing, 1 everything.
  var progress: Double
  var kind: Kind

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func path(in rect: CGRect) -> Path {
    switch kind {
    case .sweep(let angle): sweep(towards: angle, in: rect)
    case .circle(let origin): circle(from: origin, in: rect)
    }
  }

  /// The rectangle cut off by a line square to `angle` that passes its corners in turn.
  private func sweep(towards angle: Angle, in rect: CGRect) -> Path {
    let ways = Self.reach(of: rect, towards: angle)
    let front = ways.lowerBound + (ways.upperBound - ways.lowerBound) * progress
    let corners = Self.corners(of: rect)
    return Path {
      $0.addLines(
        Self.cut(corners, ahead: corners.map { Self.way(to: $0, towards: angle) - front }))
    }
  }

  /// How far one has gone towards `angle` at the first corner of a rectangle, and at the last one.
  static func reach(of rect: CGRect, towards angle: Angle) -> ClosedRange<CGFloat> {
    let ways = corners(of: rect).map { way(to: $0, towards: angle) }
    let near = ways.reduce(.infinity, min)
    return near...max(ways.reduce(near, max), near)
  }

  /// How far one has gone towards `angle` at a point, from the origin.
  private static func way(to point: CGPoint, towards angle: Angle) -> CGFloat {
    point.x * CGFloat(cos(angle.radians)) + point.y * CGFloat(sin(angle.radians))
  }

  /// The point that is so far from the origin towards `angle`.
  static func point(at way: CGFloat, towards angle: Angle) -> CGPoint {
    CGPoint(x: way * CGFloat(cos(angle.radians)), y: way * CGFloat(sin(angle.radians)))
  }

  private static func corners(of rect: CGRect) -> [CGPoint] {
    [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
  }

  /// The polygon of the corners that are not `ahead` of the front, and of where it cuts the edges.
  private static func cut(_ corners: [CGPoint], ahead: [CGFloat]) -> [CGPoint] {
    var kept: [CGPoint] = []
    for (index, corner) in corners.enumerated() {
      let next = (index + 1) % corners.count
      if ahead[index] <= 0 { kept.append(corner) }
      if (ahead[index] <= 0) != (ahead[next] <= 0) {
        let share = ahead[index] / (ahead[index] - ahead[next])
        kept.append(
          CGPoint(
            x: corner.x + (corners[next].x - corner.x) * share,
            y: corner.y + (corners[next].y - corner.y) * share))
      }
    }
    return kept
  }

  private func circle(from origin: UnitPoint, in rect: CGRect) -> Path {
    let center = CGPoint(
      x: rect.minX + origin.x * rect.width, y: rect.minY + origin.y * rect.height)
    let radius = Self.farthest(from: origin, in: rect) * max(progress, 0)
    return Path(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// How far the farthest corner is from a point of the rectangle.
  static func farthest(from origin: UnitPoint, in rect: CGRect) -> CGFloat {
    let (x, y) = (origin.x * rect.width, origin.y * rect.height)
    return hypot(max(x, rect.width - x), max(y, rect.height - y))
  }
}
