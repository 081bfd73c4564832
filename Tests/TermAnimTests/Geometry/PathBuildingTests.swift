import Foundation
import Testing

@testable import TermAnim

struct PathBuildingTests {
  @Test func `a path begins empty and knows its current point`() {
    var path = Path()
    #expect(path.isEmpty)
    #expect(path.currentPoint == nil)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    #expect(!path.isEmpty)
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func `without a current point nothing is drawn`() {
    let path = Path { path in
      path.addLine(to: CGPoint(x: 1, y: 1))
      path.addQuadCurve(to: .zero, control: .zero)
      path.addCurve(to: .zero, control1: .zero, control2: .zero)
      path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 1), radius: 1)
      path.closeSubpath()
    }
    #expect(path == Path())
  }

  @Test func `after a close the next segment begins where the subpath did`() {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 3, y: 4))
      path.closeSubpath()
      path.closeSubpath()
      path.addLine(to: CGPoint(x: 5, y: 6))
    }
    #expect(path.description == "1 2 m 3 4 l h 1 2 m 5 6 l")
  }

  @Test func `elements come back as they were added`() {
    let elements: [Path.Element] = [
      .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 4)),
      .quadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8)),
      .curve(
        to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12),
        control2: CGPoint(x: 13, y: 14)), .closeSubpath,
    ]
    var path = Path()
    for element in elements { path.append(element) }
    var seen: [Path.Element] = []
    path.forEach { seen.append($0) }
    #expect(seen == elements)
  }

  @Test func `a rectangle turns clockwise on the screen from its first corner`() {
    let path = Path(CGRect(x: 1, y: 2, width: 10, height: 20))
    #expect(path.description == "1 2 m 11 2 l 11 22 l 1 22 l h")
    #expect(Path(CGRect.null).isEmpty)
    var both = Path()
    both.addRects([CGRect(x: 0, y: 0, width: 1, height: 1), .null, path.boundingRect])
    #expect(both.verbs.count == 10)
  }

  @Test func `an ellipse starts at the middle of its right side and keeps to the ellipse`() {
    let path = Path(ellipseIn: CGRect(x: 10, y: 20, width: 80, height: 40))
    #expect(path.points.first == CGPoint(x: 90, y: 40))
    #expect(path.points[3] == CGPoint(x: 50, y: 60))
    #expect(path.verbs == [.move, .curve, .curve, .curve, .curve, .closeSubpath])
    for point in Contours(flattening: path, tolerance: 1e-4).points {
      let radius = hypot((point.x - 50) / 40, (point.y - 40) / 20)
      #expect(abs(radius - 1) < 3e-4)
    }
  }

  @Test func `lines are one subpath`() {
    var path = Path()
    path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)])
    path.addLines([])
    #expect(path.description == "0 0 m 1 0 l 1 1 l")
  }

  @Test func `an added path is transformed and its current point goes on`() {
    var path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    var line = Path()
    line.addLines([CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 3)])
    path.addPath(line, transform: CGAffineTransform(scaleX: 2, y: 3))
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(path.description == "0 0 m 1 0 l 1 1 l 0 1 l h 2 3 m 4 9 l 9 9 l")
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 2, y: 3))
    path.addPath(Path())
    #expect(path.currentPoint == CGPoint(x: 2, y: 3))
  }

  @Test func `moving and transforming a path moves all of it`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    var moved = Path(rect).offsetBy(dx: 10, dy: 20)
    #expect(moved == Path(rect.offsetBy(dx: 10, dy: 20)))
    moved.addLine(to: .zero)
    #expect(moved.description.hasSuffix("h 11 22 m 0 0 l"))
    let turned = Path(rect).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.boundingRect.minX + 6) < 1e-12)
  }

  @Test func `bounds are those of the curve and not of its control points`() {
    var path = Path()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100),
      control2: CGPoint(x: 100, y: 100))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 75))
    path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: -100))
    #expect(abs(path.boundingRect.minY + 50) < 1e-9)
    #expect(Path().boundingRect.isNull)
  }

  @Test(arguments: 0..<20)
  func `bounds touch a random curve on all sides`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func point() -> CGPoint {
      CGPoint(
        x: Double.random(in: -9...9, using: &random), y: Double.random(in: -9...9, using: &random))
    }
    var path = Path()
    path.move(to: point())
    path.addCurve(to: point(), control1: point(), control2: point())
    let points = Contours(flattening: path, tolerance: 1e-5).points
    let (bounds, xs, ys) = (path.boundingRect, points.map(\.x), points.map(\.y))
    #expect(abs(bounds.minX - (xs.min() ?? 0)) < 1e-4)
    #expect(abs(bounds.maxX - (xs.max() ?? 0)) < 1e-4)
    #expect(abs(bounds.minY - (ys.min() ?? 0)) < 1e-4)
    #expect(abs(bounds.maxY - (ys.max() ?? 0)) < 1e-4)
  }

  @Test func `segments that are not finite are left out`() {
    let path = Path { path in
      path.move(to: CGPoint(x: CGFloat.nan, y: 0))
      path.addLine(to: CGPoint(x: 1, y: 1))
      path.addLine(to: CGPoint(x: CGFloat.infinity, y: 1))
      path.addCurve(
        to: CGPoint(x: 5, y: 5), control1: CGPoint(x: CGFloat.nan, y: 0), control2: .zero)
      path.addQuadCurve(
        to: CGPoint(x: 5, y: 5), control: CGPoint(x: 0, y: -CGFloat.infinity))
      path.addLine(to: CGPoint(x: 2, y: 1))
      path.closeSubpath()
      path.move(to: CGPoint(x: 0, y: CGFloat.nan))
      path.closeSubpath()
    }
    let contours = Contours(flattening: path)
    #expect(contours.polygons == [[CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 1)]])
    #expect(contours.closedCount == 1)
    #expect(path.boundingRect == CGRect(x: 1, y: 1, width: 1, height: 0))
    #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 0)))
  }
}
