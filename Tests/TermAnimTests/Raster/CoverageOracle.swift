import Foundation

/// Coverage worked out slowly, in floating point, by cutting a polygon down to each pixel.
struct CoverageOracle {
  let polygon: [CGPoint]

  /// The share of a pixel that the polygon covers, its windings counted with their signs.
  func signedCoverage(x: Int, y: Int) -> Double {
    var rest = polygon
    rest = Self.cut(rest) { $0.x - CGFloat(x) }
    rest = Self.cut(rest) { CGFloat(x + 1) - $0.x }
    rest = Self.cut(rest) { $0.y - CGFloat(y) }
    rest = Self.cut(rest) { CGFloat(y + 1) - $0.y }
    let doubled = zip(rest, rest.dropFirst() + rest.prefix(1)).reduce(0.0) {
      $0 + Double($1.0.x * $1.1.y - $1.1.x * $1.0.y)
    }
    return doubled / 2
  }

  /// Whether an edge touches a pixel or comes within a hundredth of it.
  func touches(x: Int, y: Int) -> Bool {
    zip(polygon, polygon.dropFirst() + polygon.prefix(1)).contains { start, end in
      var (from, to) = (0.0, 1.0)
      let sides = [
        (start.x - CGFloat(x) + 0.01, end.x - start.x),
        (CGFloat(x) + 1.01 - start.x, start.x - end.x),
        (start.y - CGFloat(y) + 0.01, end.y - start.y),
        (CGFloat(y) + 1.01 - start.y, start.y - end.y),
      ]
      for (distance, step) in sides {
        if step > 0 { from = max(from, -distance / step) }
        if step < 0 { to = min(to, -distance / step) }
        if step == 0 && distance < 0 { return false }
      }
      return from <= to
    }
  }

  /// How often the polygon goes round a point, clockwise on the screen.
  func winding(at point: CGPoint) -> Int {
    var result = 0
    for (start, end) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
      guard (start.y <= point.y) != (end.y <= point.y) else { continue }
      let x = start.x + (end.x - start.x) * (point.y - start.y) / (end.y - start.y)
      if x > point.x { result += start.y <= point.y ? 1 : -1 }
    }
    return result
  }

  /// The part of a polygon where `side` is not negative.
  private static func cut(_ polygon: [CGPoint], side: (CGPoint) -> CGFloat) -> [CGPoint] {
    var result: [CGPoint] = []
    for (start, end) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
      let (one, other) = (side(start), side(end))
      if one >= 0 { result.append(start) }
      if (one >= 0) != (other >= 0) {
        let share = one / (one - other)
        result.append(
          CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
      }
    }
    return result
  }
}
