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
  /// How far beyond the rectangle the sweep reaches, in points: a straight one aside and behind, and in
  /// the end each ahead, where a front that is blurred is to be out of sight.
  var bleed: CGFloat = 0

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
    func reach(_ corner: CGPoint) -> CGFloat { corner.x * dx + corner.y * dy }
    let ways = Self.corners(of: rect).map(reach)
    guard let near = ways.min(), let far = ways.max() else { return Path() }
    let front = near + (far - near) * progress + overrun
    let corners = Self.corners(of: rect.insetBy(dx: -bleed, dy: -bleed))
    return Path { $0.addLines(Self.cut(corners, ahead: corners.map { reach($0) - front })) }
  }

  /// How far the front is ahead by its bleed, which it gains in the last third of its way.
  private var overrun: CGFloat { bleed * max(3 * progress - 2, 0) }

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
    let farthest = hypot(
      max(center.x - rect.minX, rect.maxX - center.x),
      max(center.y - rect.minY, rect.maxY - center.y))
    let radius = farthest * max(progress, 0) + overrun
    return Path(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
