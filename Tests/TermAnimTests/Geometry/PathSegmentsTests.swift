import Foundation
import Testing

@testable import TermAnim

struct PathSegmentsTests {
  private static let paths = [
    Path(),
    Path(ellipseIn: CGRect(x: 1, y: 2, width: 30, height: 40)),
    Path {
      $0.move(to: CGPoint(x: 1, y: 2))
      $0.addLine(to: CGPoint(x: 3, y: 4))
      $0.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: CGFloat.infinity))
      $0.closeSubpath()
      $0.move(to: CGPoint(x: 8, y: 9))
    },
  ]

  @Test(arguments: paths)
  func `segments have a path's verbs and points in order`(path: Path) {
    withExtendedLifetime(path) {
      let segments = path.segments
      #expect(Array(segments.verbs) == path.verbs)
      let points = UnsafeBufferPointer(start: segments.points, count: path.points.count)
      #expect(Array(points) == path.points)
    }
  }

  @Test func `outlines side by side in memory give the lines of each path`() throws {
    try Self.paths.withUnsafeBufferPointer { paths in
      let first = try #require(paths.baseAddress)
      for index in paths.indices {
        var lines = Contours()
        first[index].segments.flatten(tolerance: 0.1, transform: .identity, into: &lines)
        #expect(lines.polygons == Contours(flattening: paths[index], tolerance: 0.1).polygons)
      }
    }
  }
}
