import Foundation

extension GradientPaint.Geometry {
  /// How far along the gradient a point lies, 0 at its start and 1 at its end.
  ///
  /// This is what every faster way of drawing a gradient has to agree with.
  func place(of point: CGPoint) -> Double {
    switch self {
    case .linear(let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let place = ((point.x - start.x) * dx + (point.y - start.y) * dy) / (dx * dx + dy * dy)
      return place.isNaN ? 1 : place
    case .radial(let center, let startRadius, let endRadius):
      let radius = hypot(point.x - center.x, point.y - center.y)
      return Self.share(radius, from: startRadius, to: endRadius)
    case .elliptical(let center, let size, let startFraction, let endFraction):
      let radius = hypot(
        (point.x - center.x) / size.width, (point.y - center.y) / size.height)
      return Self.share(radius, from: startFraction, to: endFraction)
    case .angular(let center, let startAngle, let endAngle):
      let angle = atan2(point.y - center.y, point.x - center.x)
      return Self.share(angle, from: startAngle, to: endAngle)
    }
  }

  private static func share(_ radius: Double, from start: Double, to end: Double) -> Double {
    let distance = end - start
    return (radius - start) / (abs(distance) < 1e-6 ? 1e-6 : distance)
  }

  private static func share(_ angle: Double, from start: Angle, to end: Angle) -> Double {
    let turns = (end.radians - start.radians) / (2 * .pi)
    let sweep = turns.isFinite && turns != 0 ? turns : 1
    let forward = (angle - start.radians) / (2 * .pi) * (sweep < 0 ? -1 : 1)
    let wrapped = forward - forward.rounded(.down)
    let length = abs(sweep)
    return (length < 1 && wrapped > (1 + length) / 2 ? wrapped - 1 : wrapped) / length
  }
}
