import Foundation
import Testing

@testable import TermAnim

struct StrokerTests {
  private let page = CGRect(x: -50, y: -50, width: 200, height: 200)

  private func polyline(_ points: [CGPoint], closed: Bool = false) -> Path {
    var path = Path()
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    if closed { path.closeSubpath() }
    return path
  }

  /// A circle of four cubic curves.
  private func circle(radius: Double, center: CGPoint = CGPoint(x: 50, y: 50)) -> Path {
    let k = 0.552_284_749_8 * radius
    var path = Path()
    path.move(to: CGPoint(x: center.x + radius, y: center.y))
    for quarter in 0..<4 {
      let (c, s) = ([0.0, -1, 0, 1][quarter], [1.0, 0, -1, 0][quarter])
      let (c0, s0) = ([1.0, 0, -1, 0][quarter], [0.0, 1, 0, -1][quarter])
      path.addCurve(
        to: CGPoint(x: center.x + c * radius, y: center.y + s * radius),
        control1: CGPoint(
          x: center.x + c0 * radius + c * k, y: center.y + s0 * radius + s * k),
        control2: CGPoint(
          x: center.x + c * radius + c0 * k, y: center.y + s * radius + s0 * k))
    }
    path.closeSubpath()
    return path
  }

  @Test(arguments: [(CGLineCap.butt, 600.0), (.square, 700), (.round, 600 + 25 * .pi)])
  func `a line covers its length times its width and its caps`(cap: CGLineCap, area: Double) {
    let line = polyline([CGPoint(x: 20, y: 50), CGPoint(x: 80, y: 50)])
    let outline = Contours(line, StrokeStyle(lineWidth: 10, lineCap: cap))
    #expect(abs(outline.area(in: page, resolution: 400) - area) < 1)
  }

  @Test(arguments: [(CGLineJoin.miter, 0.0), (.bevel, 4 * 12.5), (.round, 4 * (25 - 6.25 * .pi))])
  func `a closed rectangle is a frame with the corners of its join`(join: CGLineJoin, cut: Double) {
    let corners = [(10.0, 10.0), (90, 10), (90, 60), (10, 60)].map { CGPoint(x: $0, y: $1) }
    let outline = Contours(
      polyline(corners, closed: true), StrokeStyle(lineWidth: 10, lineJoin: join))
    #expect(outline.polygons.count == 2)
    #expect(abs(outline.area(in: page, resolution: 400) - (90 * 60 - 70 * 40 - cut)) < 3)
    #expect(outline.winding(at: CGPoint(x: 50, y: 35)) == 0)
    #expect(outline.winding(at: CGPoint(x: 12, y: 35)) != 0)
  }

  @Test(arguments: [(45.0, 10.0), (20, 20), (8, 16), (3, 10), (1, 30), (0.2, 40)])
  func `a circle is a ring, and a disc when it is wider than its radius`(
    radius: Double, width: Double
  ) {
    let outline = Contours(circle(radius: radius), StrokeStyle(lineWidth: width), tolerance: 0.01)
    let (outer, inner) = (radius + width / 2, max(radius - width / 2, 0))
    let area = Double.pi * (outer * outer - inner * inner)
    #expect(abs(outline.area(in: page, resolution: 1000) - area) < 2 + area * 1e-3)
    for point in outline.points {
      #expect(hypot(point.x - 50, point.y - 50) < outer + 0.03)
    }
  }

  @Test(arguments: 0..<8)
  func `with round caps and joins it paints what is near the line and nothing else`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let points = (0..<7).map { _ in
      CGPoint(
        x: Double.random(in: 0...100, using: &random), y: Double.random(in: 0...100, using: &random)
      )
    }
    let width = Double.random(in: 2...40, using: &random)
    let closed = seed.isMultiple(of: 2)
    let outline = Contours(
      polyline(points, closed: closed),
      StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
    let line = closed ? points + points.prefix(1) : points
    for _ in 0..<600 {
      let sample = CGPoint(
        x: Double.random(in: -20...120, using: &random),
        y: Double.random(in: -20...120, using: &random))
      let distance = Self.distance(from: sample, to: line)
      guard abs(distance - width / 2) > 0.02 else { continue }
      #expect((outline.winding(at: sample) != 0) == (distance < width / 2), "\(sample)")
      #expect(outline.winding(at: sample) >= 0)
    }
  }

  @Test(arguments: 0..<8)
  func `a curve paints what is near it`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed + 100))
    func point() -> CGPoint {
      CGPoint(
        x: Double.random(in: 0...100, using: &random), y: Double.random(in: 0...100, using: &random)
      )
    }
    var path = Path()
    path.move(to: point())
    for _ in 0..<3 { path.addCurve(to: point(), control1: point(), control2: point()) }
    let width = Double.random(in: 1...40, using: &random)
    let outline = Contours(
      path, StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round), tolerance: 0.05)
    let line = Contours(flattening: path, tolerance: 0.005).points
    for _ in 0..<200 {
      let sample = point()
      let distance = Self.distance(from: sample, to: line)
      guard abs(distance - width / 2) > 0.065 else { continue }
      #expect((outline.winding(at: sample) != 0) == (distance < width / 2), "\(sample)")
    }
  }

  @Test(arguments: 0..<12)
  func `a curve much tighter than its line is wide leaves no holes`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed + 200))
    func offset(_ reach: Double) -> SIMD2<Double> {
      SIMD2(
        .random(in: -reach...reach, using: &random), .random(in: -reach...reach, using: &random))
    }
    let curve = CubicCurve(
      start: .zero, control1: offset(3), control2: SIMD2(60, 0) + offset(3), end: SIMD2(60, 0))
    var path = Path()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(curve.end), control1: CGPoint(curve.control1),
      control2: CGPoint(curve.control2))
    let style = StrokeStyle(lineWidth: 30, dash: seed.isMultiple(of: 2) ? [] : [7, 1])
    let outline = Contours(path, style, tolerance: 0.02)
    for _ in 0..<300 {
      let sample = CGPoint(SIMD2(30, 0) + offset(30))
      #expect(outline.winding(at: sample) >= 0, "\(sample)")
    }
  }

  @Test func `a short arc does not turn inside out beyond its centre`() {
    var path = Path()
    path.addArc(
      center: .zero, radius: 2, startAngle: .degrees(-3), endAngle: .degrees(3), clockwise: false)
    let outline = Contours(path, StrokeStyle(lineWidth: 20), tolerance: 0.05)
    for x in stride(from: -7.9, through: 11.9, by: 0.1) {
      #expect(outline.winding(at: CGPoint(x: x, y: 0.01)) > 0, "\(x)")
    }
  }

  @Test func `a hairline is as thin as it says`() {
    let line = polyline([CGPoint(x: 0, y: 50), CGPoint(x: 90, y: 50)])
    for point in Contours(line, StrokeStyle(lineWidth: 0.002)).points {
      #expect(abs(abs(point.y - 50) - 0.001) < 1e-9)
    }
  }

  @Test func `a transform squeezes the width with the line`() {
    let outline = Contours(
      circle(radius: 10, center: .zero), StrokeStyle(lineWidth: 4),
      transform: CGAffineTransform(a: 4, b: 0, c: 0, d: 1, tx: 50, ty: 50))
    let area = 4 * Double.pi * (12 * 12 - 8 * 8)
    #expect(abs(outline.area(in: page, resolution: 400) - area) < 5)
    #expect(outline.winding(at: CGPoint(x: 50 + 4 * 10, y: 50)) != 0)
    #expect(outline.winding(at: CGPoint(x: 50 + 4 * 12.2, y: 50)) == 0)
  }

  @Test func `a miter beyond its limit becomes a bevel`() {
    // A turn of 120 degrees: the miter is twice as long as the line is wide.
    let corner = polyline([
      .zero, CGPoint(x: 40, y: 0), CGPoint(x: 20, y: 20 * 3.0.squareRoot()),
    ])
    let tip = CGPoint(x: 40 + 4.9 * 3.0.squareRoot(), y: -4.9)
    func isPainted(limit: Double) -> Bool {
      let style = StrokeStyle(lineWidth: 10, miterLimit: CGFloat(limit))
      return Contours(corner, style).winding(at: tip) != 0
    }
    #expect(isPainted(limit: 10))
    #expect(isPainted(limit: 2.01))
    #expect(!isPainted(limit: 1.99))
    #expect(!isPainted(limit: 0))
    #expect(!isPainted(limit: .nan))
  }

  @Test func `a line that turns back ends as its join says`() {
    let spike = polyline([.zero, CGPoint(x: 40, y: 0), .zero])
    for (join, reach) in [(CGLineJoin.miter, 40.0), (.bevel, 40), (.round, 45)] {
      let outline = Contours(
        spike, StrokeStyle(lineWidth: 10, lineJoin: join, miterLimit: .infinity))
      #expect(abs((outline.points.map(\.x).max() ?? 0) - reach) < 0.01 || join == .miter)
      #expect(outline.points.allSatisfy { $0.x < 1e6 })
      #expect(outline.winding(at: CGPoint(x: 20, y: 4)) != 0)
    }
  }

  @Test func `caps and corners stand across the curve, however roughly it is flattened`() {
    var path = Path()
    path.addArc(
      center: .zero, radius: 30, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    let points = Contours(path, StrokeStyle(lineWidth: 20), tolerance: 0.5).points
    for corner in [(20.0, 0.0), (40, 0), (0, 20), (0, 40)] {
      #expect(points.contains { hypot($0.x - corner.0, $0.y - corner.1) < 1e-6 })
    }
    path.addLine(to: CGPoint(x: 0, y: 90))
    let mitered = Contours(path, StrokeStyle(lineWidth: 20), tolerance: 0.5).points
    #expect(
      mitered.contains { hypot($0.x + 10, $0.y - 20) < 1e-6 })
  }

  @Test(arguments: [0, 1e-9])
  func `a control point on its end point does not turn the cap`(distance: Double) {
    var path = Path()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 50, y: 50), control1: CGPoint(x: 0, y: -distance),
      control2: CGPoint(x: 50, y: 0))
    let points = Contours(path, StrokeStyle(lineWidth: 10)).points
    for corner in [(0.0, -5.0), (0, 5), (45, 50), (55, 50)] {
      #expect(points.contains { hypot($0.x - corner.0, $0.y - corner.1) < 1e-6 })
    }
  }

  @Test(arguments: [0.5, 0.1, 0.02])
  func `the outline of a circle is within the tolerance and takes few points`(tolerance: Double) {
    for (radius, width) in [(45.0, 10.0), (20, 30), (12, 1)] {
      let outline = Contours(
        circle(radius: radius), StrokeStyle(lineWidth: width), tolerance: tolerance)
      #expect(outline.polygons.count == 2)
      for (polygon, side) in zip(outline.polygons, [width / 2, -width / 2]) {
        for (start, end) in zip(polygon, polygon.dropFirst()) {
          let middle = hypot((start.x + end.x) / 2 - 50, (start.y + end.y) / 2 - 50)
          #expect(abs(middle - radius - side) < tolerance + 0.03)
          #expect(abs(hypot(start.x - 50, start.y - 50) - radius - side) < tolerance + 0.03)
        }
      }
      #expect(Double(outline.points.count) < 24 / (tolerance / (radius + width)).squareRoot())
    }
  }

  @Test(arguments: [0, -3, Double.nan, .infinity])
  func `a width that is not a positive number paints nothing`(width: Double) {
    #expect(Contours(circle(radius: 9), StrokeStyle(lineWidth: CGFloat(width))).polygons.isEmpty)
  }

  @Test func `transforms that are not finite or flatten everything paint nothing`() {
    let number = CGFloat.nan
    for transform in [
      CGAffineTransform(), CGAffineTransform(scaleX: number, y: 1),
      CGAffineTransform(translationX: number, y: 1),
      CGAffineTransform(scaleX: .infinity, y: 1),
    ] {
      let outline = Contours(circle(radius: 9), StrokeStyle(lineWidth: 3), transform: transform)
      #expect(outline.polygons.isEmpty)
    }
  }

  @Test func `a stroker gives the same again whatever it did before`() {
    var stroker = Stroker()
    var outlines: [Contours] = []
    for style in [StrokeStyle(lineWidth: 5), StrokeStyle(dash: [3, 4])] + [
      StrokeStyle(lineWidth: 5)
    ] {
      var outline = Contours()
      stroker.outline(circle(radius: 20), style, tolerance: 0.1, into: &outline)
      outlines.append(outline)
    }
    #expect(outlines[0].polygons == outlines[2].polygons)
    #expect(outlines[1].polygons.count > 10)
  }

  @Test func `a stroked path encloses what the outline does`() {
    let stroked = circle(radius: 30).strokedPath(StrokeStyle(lineWidth: 10))
    #expect(stroked.contains(CGPoint(x: 80, y: 50)))
    #expect(!stroked.contains(CGPoint(x: 50, y: 50)))
    #expect(abs(stroked.boundingRect.width - 70) < 0.02)
  }

  private static func distance(from point: CGPoint, to line: [CGPoint]) -> Double {
    zip(line, line.dropFirst()).map { start, end in
      let (p, a) = (point.vector, start.vector)
      let edge = end.vector - a
      let square = edge.lengthSquared
      let share = square > 0 ? min(max((p - a).dot(edge) / square, 0), 1) : 0
      return (p - a - edge * share).length
    }.min() ?? .infinity
  }
}
