import Foundation
import Testing

@testable import TermAnim

struct PathContainmentTests {
  @Test func `captured from SwiftUI: arcs, the default rule and open subpaths`() throws {
    for row in try ReferenceRow.all(.path) {
      switch row.expected {
      case .string("below-right"):
        var path = Path()
        path.move(to: .zero)
        path.addArc(
          center: .zero, radius: 10, startAngle: .degrees(try #require(row.inputs["start"].number)),
          endAngle: .degrees(try #require(row.inputs["end"].number)),
          clockwise: row.inputs["clockwise"] == .bool(true))
        #expect(path.contains(CGPoint(x: 5, y: 5)), "\(row.name)")
        #expect(!path.contains(CGPoint(x: 5, y: -5)), "\(row.name)")
        #expect(!path.contains(CGPoint(x: -5, y: 5)), "\(row.name)")
      case .string("nonzero"):
        var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
        #expect(path.contains(CGPoint(x: 5, y: 5)), "\(row.name)")
        #expect(!FillStyle().isEOFilled, "\(row.name)")
      case .bool(true):
        let path = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)]) }
        #expect(path.contains(CGPoint(x: 1, y: 5)), "\(row.name)")
      default:
        Issue.record("no check for \(row.name)")
      }
    }
  }

  @Test func `a curve that is a point goes round nothing`() {
    let point = CGPoint(x: 5, y: 5)
    #expect(!Path(ellipseIn: CGRect(origin: point, size: .zero)).contains(point))
  }

  @Test func `the rules differ where an outline goes round twice`() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(path.contains(CGPoint(x: 1, y: 5), eoFill: true))
    path.addRect(
      CGRect(x: 4, y: 4, width: 2, height: 2),
      transform: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 10, ty: 0))
    #expect(path.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(!Path().contains(.zero))
  }

  @Test(arguments: 0..<8)
  func `a point is inside when the fine polygon goes round it`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func point() -> CGPoint {
      CGPoint(
        x: Double.random(in: 0...100, using: &random), y: Double.random(in: 0...100, using: &random)
      )
    }
    var path = Path()
    for _ in 0..<2 {
      path.move(to: point())
      path.addCurve(to: point(), control1: point(), control2: point())
      path.addQuadCurve(to: point(), control: point())
      path.addLine(to: point())
      if Bool.random(using: &random) { path.closeSubpath() }
    }
    let polygon = Contours(flattening: path, tolerance: 1e-4)
    for _ in 0..<100 {
      let sample = point()
      let winding = polygon.winding(at: sample)
      #expect(path.contains(sample) == (winding != 0))
      #expect(path.contains(sample, eoFill: true) == !winding.isMultiple(of: 2))
    }
  }
}
