import Foundation
import Testing

@testable import TermAnim

struct PathFlatteningTests {
  private struct Lines: LineSink {
    var points: [CGPoint] = []
    mutating func move(to point: CGPoint) { points.append(point) }
    mutating func line(to point: CGPoint) { points.append(point) }
    mutating func close() {}
  }

  @Test(arguments: [1.0, 0.1, 0.01])
  func `a flattened quarter circle stays within the tolerance`(tolerance: Double) {
    var path = Path()
    path.move(to: CGPoint(x: 100, y: 0))
    path.addCurve(
      to: CGPoint(x: 0, y: 100), control1: CGPoint(x: 100, y: 55.228_475),
      control2: CGPoint(x: 55.228_475, y: 100))
    var lines = Lines()
    path.flatten(tolerance: tolerance, into: &lines)
    for (start, end) in zip(lines.points, lines.points.dropFirst()) {
      let middle = hypot((start.x + end.x) / 2, (start.y + end.y) / 2)
      #expect(abs(middle - 100) < tolerance + 0.03)
    }
  }
}
