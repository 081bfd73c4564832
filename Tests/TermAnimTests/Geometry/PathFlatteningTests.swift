import Foundation
import Testing

@testable import TermAnim

struct PathFlatteningTests {
  /// The greatest distance of a curve from the polygon it was flattened to.
  private func deviation(of curve: CubicCurve, from polygon: [CGPoint]) -> Double {
    let polynomial = CubicPolynomial(curve)
    return stride(from: 0.0, through: 1, by: 1 / 512).map { t in
      let point = polynomial.point(at: t)
      return zip(polygon, polygon.dropFirst()).map { start, end in
        let edge = end.vector - start.vector
        let share = (point - start.vector).dot(edge) / max(edge.lengthSquared, 1e-300)
        return (point - start.vector - edge * min(max(share, 0), 1)).length
      }.min() ?? .infinity
    }.max() ?? 0
  }

  private func path(_ curve: CubicCurve) -> Path {
    var path = Path()
    path.move(to: CGPoint(curve.start))
    path.addCurve(
      to: CGPoint(curve.end), control1: CGPoint(curve.control1),
      control2: CGPoint(curve.control2))
    return path
  }

  @Test(arguments: 0..<30)
  func `random curves, cusps and loops stay within the tolerance`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func point() -> SIMD2<Double> {
      SIMD2(.random(in: 0...100, using: &random), .random(in: 0...100, using: &random))
    }
    var curve = CubicCurve(start: point(), control1: point(), control2: point(), end: point())
    if seed.isMultiple(of: 3) { curve.control1 = curve.end + (curve.end - curve.start) }
    if seed.isMultiple(of: 5) { (curve.control1, curve.control2) = (curve.end, curve.start) }
    if seed.isMultiple(of: 7) { curve.control1 = curve.start }
    for tolerance in [2, 0.25, 0.02] {
      let polygon = Contours(flattening: path(curve), tolerance: tolerance).points
      #expect(deviation(of: curve, from: polygon) <= tolerance)
      #expect(polygon.last == CGPoint(curve.end))
    }
  }

  @Test func `a circle takes few lines`() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 90, height: 90))
    #expect(Contours(flattening: circle, tolerance: 0.1).points.count < 64)
  }

  @Test func `the tolerance is measured where the transform leads`() {
    let circle = Path(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2))
    let scale = CGAffineTransform(a: 0, b: 200, c: 50, d: 0, tx: 5, ty: 6)
    let points = Contours(flattening: circle, tolerance: 0.1, transform: scale).points
    #expect(points == Contours(flattening: circle.applying(scale), tolerance: 0.1).points)
    #expect(points.count > 50)
  }

  @Test func `lines and degenerate curves are delivered as they are`() {
    let path = Path { path in
      path.move(to: .zero)
      path.addCurve(to: .zero, control1: .zero, control2: .zero)
      path.addLine(to: CGPoint(x: 1, y: 0))
      path.closeSubpath()
      path.move(to: CGPoint(x: 9, y: 9))
    }
    let contours = Contours(flattening: path)
    #expect(
      contours.polygons == [[.zero, .zero, CGPoint(x: 1, y: 0)], [CGPoint(x: 9, y: 9)]])
    #expect(contours.closedCount == 1)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `a tolerance that makes no sense ends in finitely many lines`(tolerance: Double) {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(Contours(flattening: circle, tolerance: tolerance).points.count <= 4 * 4096 + 1)
  }
}
