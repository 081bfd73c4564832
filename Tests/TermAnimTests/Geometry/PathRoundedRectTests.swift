import Foundation
import Testing

@testable import TermAnim

struct PathRoundedRectTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test func `circular corners cut what a quarter circle leaves of a square`() {
    let path = Path(roundedRect: rect, cornerRadius: 20, style: .circular)
    let area = Contours(flattening: path).area(in: rect.insetBy(dx: -1, dy: -1), resolution: 1000)
    #expect(abs(area - (6000 - (4 - .pi) * 400)) < 2)
    #expect(path.boundingRect == rect)
    #expect(path.points[0] == CGPoint(x: 110, y: 50))
  }

  @Test func `continuous corners leave the side 1.528665 radii before its end`() {
    let path = Path(roundedRect: rect, cornerRadius: 15)
    #expect(path == Path(roundedRect: rect, cornerSize: CGSize(width: 15, height: 15)))
    #expect(hypot(path.points[1].x - 110, path.points[1].y - (80 - 1.528_664_83 * 15)) < 1e-9)
    #expect(path.points.contains { hypot($0.x - (110 - 1.528_664_83 * 15), $0.y - 80) < 1e-9 })
    #expect(path.boundingRect == rect)
  }

  @Test(arguments: [RoundedCornerStyle.circular, .continuous])
  func `a radius of half the shorter side makes a capsule`(style: RoundedCornerStyle) {
    let capsule = Path(roundedRect: rect, cornerRadius: 500, style: style)
    for point in Contours(flattening: capsule, tolerance: 1e-3).points where point.x > 80.001 {
      #expect(abs(hypot(point.x - 80, point.y - 50) - 30) < 0.02)
    }
    #expect(capsule.boundingRect == rect)
  }

  @Test(arguments: [RoundedCornerStyle.circular, .continuous])
  func `each length of a corner is at most half the shorter side`(style: RoundedCornerStyle) {
    func path(_ width: CGFloat, _ height: CGFloat) -> Path {
      Path(roundedRect: rect, cornerSize: CGSize(width: width, height: height), style: style)
    }
    #expect(path(40, 10) == path(30, 10))
    #expect(path(500, 10) == path(30, 10))
    #expect(path(10, .infinity) == path(10, 30))
    #expect(path(40, 50) == path(30, 30))
  }

  @Test(arguments: [RoundedCornerStyle.circular, .continuous])
  func `the outline is the same seen from all four corners`(style: RoundedCornerStyle) {
    let path = Path(roundedRect: rect, cornerSize: CGSize(width: 18, height: 9), style: style)
    // The first point has no mirror image: it is in the middle of a side.
    let points = Contours(flattening: path, tolerance: 0.01).points.dropFirst()
    let mirrors = [CGVector(dx: -1, dy: 1), CGVector(dx: 1, dy: -1)]
    for point in points {
      for mirror in mirrors {
        let image = CGPoint(
          x: rect.midX + (point.x - rect.midX) * mirror.dx,
          y: rect.midY + (point.y - rect.midY) * mirror.dy)
        #expect(points.contains { hypot($0.x - image.x, $0.y - image.y) < 1e-6 })
      }
    }
  }

  @Test func `corners have the radii they are given, clockwise from the top left`() {
    let radii = RectangleCornerRadii(
      topLeading: 0, bottomLeading: 10, bottomTrailing: 20, topTrailing: 30)
    let path = Path(roundedRect: rect, cornerRadii: radii, style: .circular)
    #expect(path.contains(CGPoint(x: 10.1, y: 20.1)))
    let gap = 1 - 0.5.squareRoot()
    let corners: [(CGPoint, CGVector, Double)] = [
      (CGPoint(x: 10, y: 80), CGVector(dx: 1, dy: -1), 10),
      (CGPoint(x: 110, y: 80), CGVector(dx: -1, dy: -1), 20),
      (CGPoint(x: 110, y: 20), CGVector(dx: -1, dy: 1), 30),
    ]
    for (corner, inward, radius) in corners {
      for (share, isInside) in [(0.97, false), (1.03, true)] {
        let depth = radius * gap * share
        let point = CGPoint(x: corner.x + inward.dx * depth, y: corner.y + inward.dy * depth)
        #expect(path.contains(point) == isInside, "radius \(radius)")
      }
    }
  }

  @Test func `radii too great for a side shrink together`() {
    let radii = RectangleCornerRadii(
      topLeading: 60, bottomLeading: 60, bottomTrailing: 30, topTrailing: 30)
    let half = RectangleCornerRadii(
      topLeading: 30, bottomLeading: 30, bottomTrailing: 15, topTrailing: 15)
    #expect(
      Path(roundedRect: rect, cornerRadii: radii) == Path(roundedRect: rect, cornerRadii: half))
  }

  @Test(arguments: [RoundedCornerStyle.circular, .continuous])
  func `a corner that reaches beyond the middle of its side does not double the outline`(
    style: RoundedCornerStyle
  ) {
    for radii in [
      RectangleCornerRadii(topTrailing: 40), RectangleCornerRadii(bottomTrailing: 40),
      RectangleCornerRadii(topLeading: 40), RectangleCornerRadii(bottomLeading: 55),
    ] {
      let path = Path(roundedRect: rect, cornerRadii: radii, style: style)
      let points = Contours(flattening: path).points
      for index in points.indices.dropFirst(2) {
        let before = points[index - 1].vector - points[index - 2].vector
        #expect(before.dot(points[index].vector - points[index - 1].vector) > -1e-9)
      }
      let closing = points[0].vector - (points.last ?? .zero).vector
      #expect(closing.dot(points[1].vector - points[0].vector) >= 0)
    }
  }

  @Test func `the continuous corner grows without a jump`() {
    var last = 0.0
    for step in 0...400 {
      let path = Path(roundedRect: rect, cornerRadius: CGFloat(step) * 0.1)
      let area = signedArea(path)
      if step > 0 { #expect(abs(area - last) < 12, "radius \(Double(step) * 0.1)") }
      last = area
    }
  }

  @Test func `bad radii and rectangles make sharp corners or nothing`() {
    let sharp = "110 50 m 110 80 l 10 80 l 10 20 l 110 20 l h"
    for radius in [0.0, -5, .nan] {
      let path = Path(roundedRect: rect, cornerRadius: CGFloat(radius))
      #expect(path.description == sharp)
    }
    #expect(Path(roundedRect: .null, cornerRadius: 5).isEmpty)
    #expect(!Path(roundedRect: .infinite, cornerRadius: .infinity).isEmpty)
    let flipped = CGRect(x: 110, y: 80, width: -100, height: -60)
    #expect(
      Path(roundedRect: flipped, cornerRadius: 5) == Path(roundedRect: rect, cornerRadius: 5))
  }

  private func signedArea(_ path: Path) -> Double {
    let points = Contours(flattening: path).points
    return zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
      $0 + $1.0.vector.cross($1.1.vector) / 2
    }
  }
}
