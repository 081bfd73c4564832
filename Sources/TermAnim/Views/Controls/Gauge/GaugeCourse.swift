import Foundation

/// The line along which a gauge shows its values.
enum GaugeCourse: Hashable, Sendable {
  /// From the left to the right edge.
  case line
  /// All around, clockwise from the top.
  case ring
  /// Clockwise around, with a gap at the bottom.
  case openRing

  /// The width of the line, in points: two pixels.
  static let lineWidth: CGFloat = 8

  /// The angles at the ends of a ring, clockwise from the positive x axis.
  var angles: ClosedRange<Double> {
    switch self {
    case .line: 0...0
    case .ring: -90...270
    case .openRing: 130...410
    }
  }

  /// Rings go clockwise, as clocks do, wherever rows begin.
  var layoutDirectionBehavior: LayoutDirectionBehavior { self == .line ? .mirrors : .fixed }

  /// The middle of the line at a share of its length, for a gauge in `rect`.
  func point(at fraction: Double, in rect: CGRect) -> CGPoint {
    guard self != .line else {
      let room = max(rect.width - Self.lineWidth, 0)
      return CGPoint(x: rect.minX + Self.lineWidth / 2 + fraction * room, y: rect.midY)
    }
    let angle = angle(at: fraction).radians
    let radius = radius(in: rect)
    return CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
  }

  /// The middle of a ring from its start to a share of its length.
  func ring(to end: Double, in rect: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: radius(in: rect),
        startAngle: angle(at: 0), endAngle: angle(at: end), clockwise: false)
    }
  }

  private func angle(at fraction: Double) -> Angle {
    .degrees(angles.lowerBound + fraction * (angles.upperBound - angles.lowerBound))
  }

  private func radius(in rect: CGRect) -> CGFloat {
    max((min(rect.width, rect.height) - Self.lineWidth) / 2, 0)
  }
}
