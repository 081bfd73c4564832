import Foundation

@testable import TermAnim

/// What a sink is given, kept as polygons, with the slow and obvious ways to measure them.
struct Contours: LineSink {
  private(set) var polygons: [[CGPoint]] = []
  private(set) var closedCount = 0

  mutating func move(to point: CGPoint) {
    polygons.append([point])
  }

  mutating func line(to point: CGPoint) {
    polygons[polygons.count - 1].append(point)
  }

  mutating func close() {
    closedCount += 1
  }

  var points: [CGPoint] { polygons.flatMap { $0 } }

  /// How often the polygons, all taken as closed, go round a point.
  func winding(at point: CGPoint) -> Int {
    polygons.reduce(0) { $0 + Self.winding(of: $1, at: point) }
  }

  /// The part of `rect` inside by the non-zero rule, from `resolution` squared samples.
  func area(in rect: CGRect, resolution: Int) -> Double {
    var inside = 0
    for row in 0..<resolution {
      let y = rect.minY + (Double(row) + 0.5) / Double(resolution) * rect.height
      inside += samplesInside(y: y, rect, resolution)
    }
    return Double(inside) / Double(resolution * resolution) * rect.width * rect.height
  }

  /// The samples of one line that are inside, found by its crossings in order.
  private func samplesInside(y: Double, _ rect: CGRect, _ resolution: Int) -> Int {
    var crossings: [(x: Double, sign: Int)] = []
    for polygon in polygons {
      Self.forEachCrossing(of: polygon, y: y) { x, sign in crossings.append((x, sign)) }
    }
    crossings.sort { $0.x < $1.x }
    var (winding, next, inside) = (0, 0, 0)
    for column in 0..<resolution {
      let x = rect.minX + (Double(column) + 0.5) / Double(resolution) * rect.width
      while next < crossings.count, crossings[next].x < x {
        winding += crossings[next].sign
        next += 1
      }
      if winding != 0 { inside += 1 }
    }
    return inside
  }

  private static func winding(of polygon: [CGPoint], at point: CGPoint) -> Int {
    var winding = 0
    forEachCrossing(of: polygon, y: point.y) { x, sign in
      if x > point.x { winding += sign }
    }
    return winding
  }

  /// Where the edges cross a horizontal line, and whether downwards, 1, or upwards, -1.
  private static func forEachCrossing(
    of polygon: [CGPoint], y: CGFloat, _ body: (CGFloat, Int) -> Void
  ) {
    guard var start = polygon.last else { return }
    for end in polygon {
      if (start.y <= y) != (end.y <= y) {
        let share = (y - start.y) / (end.y - start.y)
        body(start.x + share * (end.x - start.x), start.y <= y ? 1 : -1)
      }
      start = end
    }
  }
}

extension Contours {
  /// The outline of a stroke.
  init(
    _ path: Path, _ style: StrokeStyle, tolerance: Double = 0.01,
    transform: CGAffineTransform = .identity
  ) {
    path.stroke(style, tolerance: tolerance, transform: transform, into: &self)
  }

  /// The outline of a path.
  init(flattening path: Path, tolerance: Double = 0.01, transform: CGAffineTransform = .identity) {
    path.flatten(tolerance: tolerance, transform: transform, into: &self)
  }
}
