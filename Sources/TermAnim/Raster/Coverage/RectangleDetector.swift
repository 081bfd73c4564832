import Foundation

/// Finds out whether an outline is one rectangle with sides along the axes.
struct RectangleDetector: LineSink {
  private var corners = (CGPoint.zero, CGPoint.zero, CGPoint.zero, CGPoint.zero)
  private var count = 0
  private var isOther = false

  mutating func move(to point: CGPoint) {
    if count > 0 { isOther = true }
    corners.0 = point
    count = 1
  }

  mutating func line(to point: CGPoint) {
    switch count {
    case 1: corners.1 = point
    case 2: corners.2 = point
    case 3: corners.3 = point
    case 4: isOther = isOther || point != corners.0
    default: isOther = true
    }
    count += 1
  }

  mutating func close() {}

  /// The rectangle; nil for any other outline.
  var rectangle: CGRect? {
    guard !isOther && (count == 4 || count == 5) else { return nil }
    let (a, b, c, d) = corners
    let isUpright =
      (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y)
      || (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x)
    guard isUpright && a.x.isFinite && a.y.isFinite && c.x.isFinite && c.y.isFinite else {
      return nil
    }
    return CGRect(
      x: min(a.x, c.x), y: min(a.y, c.y), width: abs(a.x - c.x), height: abs(a.y - c.y))
  }
}
