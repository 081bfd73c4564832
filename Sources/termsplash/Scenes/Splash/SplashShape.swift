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
    let (dx, dy) = (CGFloat(cos(angle.radians)), CGFloat(sin(angle.radians)))
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    let reach: [CGFloat] = corners.map { $0.x * dx + $0.y * dy }
    guard let near = reach.min(), let far = reach.max() else { return Path() }
    let front = near + (far - near) * progress
    return Path { $0.addLines(Self.cut(corners, ahead: reach.map { $0 - front })) }
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
    let farthest = hypot(
      max(center.x - rect.minX, rect.maxX - center.x),
      max(center.y - rect.minY, rect.maxY - center.y))
    let radius = farthest * max(progress, 0)
    return Path(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
