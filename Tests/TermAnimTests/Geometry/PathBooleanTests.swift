import Foundation
import Testing

@testable import TermAnim

struct PathBooleanTests {
  private static let size = 100.0

  /// A path of some subpaths: polygons that may cross themselves, ellipses and rectangles on whole
  /// points, so that edges often coincide.
  private static func randomPath(_ random: inout SeededGenerator) -> Path {
    var path = Path()
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let (x, y) = (number(0...60).rounded(), number(0...60).rounded())
      let (width, height) = (number(5...40).rounded(), number(5...40).rounded())
      let rect = CGRect(x: x, y: y, width: width, height: height)
      switch Int.random(in: 0...3, using: &random) {
      case 0: path.addRect(rect)
      case 1: path.addEllipse(in: rect)
      case 2: path.addRoundedRect(in: rect, cornerSize: CGSize(width: 4, height: 4))
      default:
        path.addLines(
          (0..<Int.random(in: 3...7, using: &random)).map { _ in
            CGPoint(x: number(0...size), y: number(0...size))
          })
        path.closeSubpath()
      }
    }
    return path
  }

  /// The area by the rule of the result, which is the same by both: the sum of its coverage.
  private func area(_ path: Path) -> Double {
    RasterSupport.coverage(of: path, width: 104, height: 104).reduce(0, +)
  }

  private func combine(_ a: Path, _ b: Path, _ operation: AreaOperation, eoFill: Bool) -> Path {
    switch operation {
    case .intersection: a.intersection(b, eoFill: eoFill)
    case .union: a.union(b, eoFill: eoFill)
    case .subtraction: a.subtracting(b, eoFill: eoFill)
    case .symmetricDifference: a.symmetricDifference(b, eoFill: eoFill)
    }
  }

  @Test(arguments: [1e300, 1e308, -1e308])
  func `curves too large for numbers are not followed for ever`(extent: Double) {
    var path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addCurve(
      to: CGPoint(x: extent, y: -extent), control1: CGPoint(x: -extent, y: extent),
      control2: CGPoint(x: extent, y: extent))
    #expect(path.chordTolerance(with: Path()) > 1e290)
    _ = path.union(Path(CGRect(x: -5, y: -5, width: 10, height: 10)))
  }

  @Test(arguments: [1e150, 1e155, 1e160, 1e300])
  func `areas with large curves have as many chords as smaller ones`(extent: Double) {
    let curve = CubicCurve(
      start: .zero, control1: [0, extent], control2: [extent, extent / 2], end: [extent, 0])
    let small = CubicCurve(start: .zero, control1: [0, 1], control2: [1, 0.5], end: [1, 0])
    #expect(curve.stepCount(tolerance: extent / 4000) == small.stepCount(tolerance: 1 / 4000.0))
    #expect(curve.stepCount(tolerance: .infinity) == 1 && curve.stepCount(tolerance: 0) == 4096)
    let oval = Path(ellipseIn: CGRect(x: 0, y: 0, width: extent, height: extent))
    _ = oval.union(oval.offsetBy(dx: extent / 3, dy: 0))
  }

  @Test func `a curve to nowhere is one chord`() {
    let curve = CubicCurve(
      start: .zero, control1: [.infinity, 0], control2: [-.infinity, 0], end: [1, .nan])
    #expect(curve.stepCount(tolerance: 1) == 1)
  }

  @Test(arguments: AreaOperation.allCases, [false, true])
  func `a place is inside when the places of both areas say so`(
    operation: AreaOperation, eoFill: Bool
  ) {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<14 {
      let (a, b) = (Self.randomPath(&random), Self.randomPath(&random))
      let result = combine(a, b, operation, eoFill: eoFill)
      let borders = [a, b].map { $0.strokedPath(StrokeStyle(lineWidth: 0.2)) }
      for _ in 0..<40 {
        let point = CGPoint(
          x: .random(in: 0...Self.size, using: &random),
          y: .random(in: 0...Self.size, using: &random))
        // Chords may lie on the other side of a curve than the point.
        if borders.contains(where: { $0.contains(point) }) { continue }
        let expected = operation.contains(
          a.contains(point, eoFill: eoFill), b.contains(point, eoFill: eoFill))
        #expect(result.contains(point) == expected, "\(point) of \(a) and \(b)")
        #expect(result.contains(point, eoFill: true) == expected)
      }
    }
  }

  @Test func `areas add up in the picture`() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<5 {
      let (a, b) = (Self.randomPath(&random), Self.randomPath(&random))
      let (one, other) = (area(a.normalized(eoFill: false)), area(b.normalized(eoFill: false)))
      let both = area(a.intersection(b))
      #expect(abs(area(a.union(b)) - (one + other - both)) < 12)
      #expect(abs(area(a.subtracting(b)) - (one - both)) < 12)
      #expect(abs(area(a.symmetricDifference(b)) - (one + other - 2 * both)) < 12)
    }
  }

  @Test func `squares side by side become one outline of four corners`() {
    let left = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let right = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
    #expect(left.union(right).boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(left.union(right).verbs.count == 5)
    #expect(left.intersection(right).isEmpty)
    #expect(left.subtracting(right).verbs.count == 5)
  }

  @Test func `a path with itself is all or nothing`() {
    let circle = Path(ellipseIn: CGRect(x: 3, y: 4, width: 50, height: 50))
    #expect(circle.subtracting(circle).isEmpty)
    #expect(circle.symmetricDifference(circle).isEmpty)
    let area = 25.0 * 25 * .pi
    #expect(abs(self.area(circle.union(circle)) - area) < 3)
    #expect(abs(self.area(circle.intersection(circle)) - area) < 3)
  }

  @Test func `a hole runs the other way round`() {
    let ring = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
      .subtracting(Path(CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(ring.contains(CGPoint(x: 5, y: 5)))
    #expect(!ring.contains(CGPoint(x: 15, y: 15)))
    #expect(!ring.contains(CGPoint(x: 15, y: 15), eoFill: true))
    #expect(area(ring) == 800)
  }

  @Test func `what crosses itself has no crossing when it is normalized`() {
    var bow = Path()
    bow.addLines([
      CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 0), CGPoint(x: 0, y: 20),
    ])
    bow.closeSubpath()
    let normal = bow.normalized()
    #expect(abs(area(normal) - 200) < 0.5)
    #expect(normal.contains(CGPoint(x: 2, y: 10)) && normal.contains(CGPoint(x: 18, y: 10)))
    #expect(!normal.contains(CGPoint(x: 10, y: 2)))
  }

  @Test func `the rule decides about what is wound twice`() {
    var twice = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    twice.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(area(twice.normalized(eoFill: true)) == 800)
    #expect(area(twice.normalized(eoFill: false)) == 900)
    let cover = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(area(twice.intersection(cover)) == 900)
    #expect(area(twice.intersection(cover, eoFill: true)) == 800)
  }

  @Test func `bad and empty paths do no harm`() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    var bad = Path()
    bad.addLines([
      CGPoint(x: 0, y: 0), CGPoint(x: Double.nan, y: 3), CGPoint(x: Double.infinity, y: 1),
    ])
    #expect(area(square.union(bad)) == 100)
    #expect(area(square.union(Path())) == 100)
    #expect(Path().union(Path()).isEmpty)
    #expect(square.intersection(Path()).isEmpty)
    let far = Path(CGRect(x: 1e300, y: 0, width: 1e300, height: 10))
    _ = square.union(far)
  }

  @Test func `lines are cut at the border and stay lines`() {
    var line = Path()
    line.addLines([CGPoint(x: -10, y: 5), CGPoint(x: 30, y: 5), CGPoint(x: 30, y: 50)])
    let square = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    let inside = line.lineIntersection(square)
    #expect(inside.boundingRect == CGRect(x: 0, y: 5, width: 20, height: 0))
    #expect(inside.verbs == [.move, .line])
    let outside = line.lineSubtraction(square)
    #expect(outside.verbs == [.move, .line, .move, .line, .line])
    #expect(outside.boundingRect == CGRect(x: -10, y: 5, width: 40, height: 45))
    var twice = square
    twice.addRect(CGRect(x: 5, y: 0, width: 10, height: 20))
    #expect(line.lineIntersection(twice).verbs == [.move, .line, .line, .line])
    #expect(line.lineIntersection(twice, eoFill: true).verbs == [.move, .line, .move, .line])
    #expect(line.lineIntersection(Path()).isEmpty)
  }

  @Test func `an open outline cuts lines as if it were closed`() {
    var corner = Path()
    corner.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    var triangle = corner
    triangle.closeSubpath()
    var line = Path()
    line.addLines([CGPoint(x: 2, y: 5), CGPoint(x: 20, y: 5)])
    let inside = line.lineIntersection(corner)
    #expect(inside.boundingRect == CGRect(x: 5, y: 5, width: 5, height: 0))
    #expect(inside == line.lineIntersection(triangle))
    #expect(line.lineSubtraction(corner) == line.lineSubtraction(triangle))
  }

  @Test func `a ring stays closed, and what is left of one goes on where that began`() {
    let ring = Path(CGRect(x: 5, y: 5, width: 10, height: 10))
    let square = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(ring.lineIntersection(square) == ring)
    #expect(ring.lineSubtraction(square).isEmpty)
    let left = ring.lineIntersection(Path(CGRect(x: 0, y: 0, width: 10, height: 20)))
    #expect(left.verbs == [.move, .line, .line, .line])
    #expect(left.points.first == CGPoint(x: 10, y: 15))
    #expect(left.currentPoint == CGPoint(x: 10, y: 5))
    let disc = Path(ellipseIn: CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(disc.lineIntersection(square).verbs.last == .closeSubpath)
  }
}
