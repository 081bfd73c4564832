import Foundation
import Testing

@testable import TermAnim

struct PathArcTests {
  private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(start),
      endAngle: .degrees(end), clockwise: clockwise)
    return path
  }

  private func length(of path: Path) -> Double {
    let points = Contours(flattening: path, tolerance: 1e-4).points
    return zip(points, points.dropFirst()).reduce(0) {
      $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y)
    }
  }

  @Test(arguments: [
    (0.0, 90.0, false, 90.0), (0, 90, true, 270), (90, 0, false, 270), (90, 0, true, 90),
    (0, 360, false, 360), (0, 360, true, 360), (0, -360, true, 360), (0, 720, false, 360),
    (-90, 270, false, 360), (350, 10, false, 20), (350, 10, true, 340), (30, 30, false, 0),
    (10, 200, false, 190),
  ])
  func `an arc sweeps in the direction it is asked to`(
    start: Double, end: Double, clockwise: Bool, sweep: Double
  ) throws {
    let path = arc(start, end, clockwise: clockwise)
    #expect(abs(length(of: path) - 40 * sweep * .pi / 180) < 0.05)
    let last = try #require(path.currentPoint)
    #expect(abs(last.x - 50 - 40 * cos(end * .pi / 180)) < 1e-9)
    #expect(abs(last.y - 50 - 40 * sin(end * .pi / 180)) < 1e-9)
    for point in Contours(flattening: path, tolerance: 1e-4).points {
      #expect(abs(hypot(point.x - 50, point.y - 50) - 40) < 0.012)
    }
  }

  @Test func `an arc is joined to the path before it and begins a path of its own after a close`() {
    var path = Path()
    path.move(to: .zero)
    path.addRelativeArc(
      center: .zero, radius: 10, startAngle: .zero, delta: .degrees(90))
    #expect(path.verbs == [.move, .line, .curve])
    path.closeSubpath()
    path.addRelativeArc(
      center: .zero, radius: 10, startAngle: .zero, delta: .degrees(-180))
    #expect(path.verbs.suffix(4) == [.closeSubpath, .move, .curve, .curve])
  }

  @Test func `a quarter turn is one curve and turns go round again`() {
    #expect(arc(0, 90, clockwise: false).verbs.count == 2)
    #expect(arc(0, 360, clockwise: false).verbs.count == 5)
    var path = Path()
    path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .degrees(720))
    #expect(path.verbs.count == 9)
    path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: Angle(radians: 1e12))
    #expect(path.verbs.count < 90)
  }

  @Test func `arcs with numbers that are not finite are not drawn`() {
    var path = Path()
    for number in [Double.nan, .infinity, -.infinity] {
      path.addRelativeArc(
        center: .zero, radius: CGFloat(number), startAngle: .zero, delta: .degrees(9))
      path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .radians(number))
      path.addArc(
        center: .zero, radius: 1, startAngle: .radians(number), endAngle: .zero, clockwise: true)
    }
    #expect(path.isEmpty)
  }

  @Test(arguments: [
    (CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)),
    (CGPoint(x: 100, y: 0), CGPoint(x: 100, y: -90)),
    (CGPoint(x: 60, y: 0), CGPoint(x: 0, y: 30)), (CGPoint(x: 50, y: 10), CGPoint(x: 120, y: -20)),
  ])
  func `a tangent arc touches both lines`(corner: CGPoint, end: CGPoint) throws {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: corner, tangent2End: end, radius: 5)
    let first = path.points[1].vector
    let last = try #require(path.currentPoint).vector
    let (arrival, departure) = (-corner.vector, end.vector - corner.vector)
    #expect(abs((first - corner.vector).cross(arrival)) / arrival.length < 1e-9)
    #expect(abs((last - corner.vector).cross(departure)) / departure.length < 1e-9)
    #expect((last - corner.vector).dot(departure) > 0)
    let lengths = ((first - corner.vector).length, (last - corner.vector).length)
    #expect(abs(lengths.0 - lengths.1) < 1e-9)
    let normal = arrival.leftNormal / arrival.length
    let center = first + normal * (normal.dot(departure) > 0 ? 5 : -5)
    for point in Contours(flattening: path, tolerance: 1e-4).points.dropFirst() {
      #expect(abs((point.vector - center).length - 5) < 0.002)
    }
  }

  @Test func `a tangent arc without a corner is a line`() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 3)
    path.addArc(tangent1End: CGPoint(x: 5, y: 5), tangent2End: CGPoint(x: 0, y: 5), radius: 0)
    path.addArc(
      tangent1End: CGPoint(x: 0, y: 5), tangent2End: CGPoint(x: CGFloat.nan, y: 5), radius: 3)
    #expect(path.description == "0 0 m 5 0 l 5 5 l 0 5 l")
  }

  @Test func `a transform is applied to the arc`() throws {
    var path = Path()
    path.addArc(
      center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(90), clockwise: false,
      transform: CGAffineTransform(a: 30, b: 0, c: 0, d: 20, tx: 5, ty: 6))
    #expect(path.points[0] == CGPoint(x: 35, y: 6))
    let last = try #require(path.currentPoint)
    #expect(hypot(last.x - 5, last.y - 26) < 1e-9)
  }
}
