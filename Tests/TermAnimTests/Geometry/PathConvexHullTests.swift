import Foundation
import Testing

@testable import TermAnim

struct PathConvexHullTests {
  private func corners(_ points: [CGPoint]) -> [CGPoint] {
    var corners: [CGPoint] = []
    Path(convexHullOf: points).forEach { element in
      switch element {
      case .move(let to), .line(let to): corners.append(to)
      default: break
      }
    }
    return corners
  }

  @Test func `only corners are left of what is inside and on edges`() {
    let square = [(0, 0), (4, 0), (4, 4), (0, 4), (2, 2), (2, 0), (4, 1), (0, 0)]
      .map { CGPoint(x: $0.0, y: $0.1) }
    #expect(corners(square).count == 4)
    #expect(Path(convexHullOf: square).boundingRect == CGRect(x: 0, y: 0, width: 4, height: 4))
  }

  @Test func `the outline turns to one side, and all points are within`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<50 {
      let points = (0..<30).map { _ in
        CGPoint(
          x: Double.random(in: -9...9, using: &generator),
          y: Double.random(in: -9...9, using: &generator))
      }
      let hull = corners(points).map(\.vector)
      #expect(hull.count >= 3)
      for index in hull.indices {
        let (start, end) = (hull[index], hull[(index + 1) % hull.count])
        for point in points {
          #expect((end - start).cross(point.vector - start) >= -1e-9)
        }
      }
    }
  }

  @Test func `points in a line, too few, and what is not finite have no outline`() {
    #expect(Path(convexHullOf: []).isEmpty)
    #expect(Path(convexHullOf: [.zero, CGPoint(x: 1, y: 1)]).isEmpty)
    #expect(Path(convexHullOf: (0..<5).map { CGPoint(x: $0, y: 2 * $0) }).isEmpty)
    let corner = [CGPoint.zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)]
    let odd = [CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: CGFloat.infinity, y: 3)]
    #expect(corners(odd + corner).count == 3)
  }
}
