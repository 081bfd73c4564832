import TermAnim

/// A regular polygon with any number of sides, whole or not.
///
/// With 3.5 sides, three are as long as those of a polygon of 3.5 parts of a full turn would be,
/// and the last one is as long as it takes to close the outline: it grows out of the first corner.
struct PolygonShape: Shape {
  /// At least 2; fewer, infinitely many and NaN draw nothing.
  var sides: Double
  /// 1 touches the nearer edges of the rectangle.
  var scale: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(sides, scale) }
    set { (sides, scale) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    guard sides >= 2, sides < 10_000 else { return Path() }
    let radius = min(rect.width, rect.height) / 2 * scale
    return Path { path in
      path.addLines(
        (0..<Int(sides.rounded(.up))).map { corner in
          let angle = Double(corner) * 2 * .pi / sides - .pi / 2
          return CGPoint(x: rect.midX + cos(angle) * radius, y: rect.midY + sin(angle) * radius)
        })
      path.closeSubpath()
    }
  }
}
