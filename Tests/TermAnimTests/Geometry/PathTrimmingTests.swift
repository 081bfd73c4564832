import Foundation
import Testing

@testable import TermAnim

struct PathTrimmingTests {
  /// An arc, a line and a curve with a cusp, and a rectangle.
  private var path: Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(10),
        endAngle: .degrees(200), clockwise: false)
      path.addLine(to: .zero)
      path.addCurve(
        to: CGPoint(x: 60, y: 0), control1: CGPoint(x: 90, y: 90),
        control2: CGPoint(x: -30, y: 90))
      path.addQuadCurve(to: CGPoint(x: 5, y: 9), control: CGPoint(x: 80, y: -70))
      path.addRect(CGRect(x: 100, y: 0, width: 30, height: 10))
    }
  }

  private func length(of path: Path) -> Double {
    Contours(flattening: path, tolerance: 1e-6).polygons.reduce(0) { sum, polygon in
      zip(polygon, polygon.dropFirst()).reduce(sum) {
        $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y)
      }
    }
  }

  @Test(arguments: [(0.0, 0.3), (0.1, 0.35), (0.33, 0.34), (0.5, 0.85), (0.72, 0.9), (0.2, 0.99)])
  func `what is left has its share of the length`(from: Double, to: Double) {
    let whole = length(of: path) + 10  // A closing edge is not in the polygon.
    let part = length(of: path.trimmedPath(from: CGFloat(from), to: CGFloat(to)))
    #expect(abs(part - whole * (to - from)) < whole * 1e-5)
  }

  @Test func `neighbouring parts meet`() {
    for share in stride(from: 0.02, to: 0.8, by: 0.02) {
      let first = path.trimmedPath(from: 0, to: CGFloat(share))
      let second = path.trimmedPath(from: CGFloat(share), to: 1)
      let (end, start) = (first.points.last ?? .zero, second.points.first ?? .zero)
      #expect(hypot(end.x - start.x, end.y - start.y) < 1e-4, "at \(share)")
    }
  }

  @Test func `a line is cut where it should be`() {
    let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)]) }
    #expect(line.trimmedPath(from: 0.125, to: 0.5).description == "5 0 m 10 0 l 10 10 l")
    #expect(line.trimmedPath(from: 0.25, to: 0.5).description == "10 0 m 10 10 l")
  }

  @Test func `curves stay curves`() {
    let part = path.trimmedPath(from: 0.05, to: 0.75)
    #expect(part.verbs.filter { $0 == .curve }.count == 4)
    #expect(part.verbs.filter { $0 == .quadCurve }.count == 1)
  }

  @Test func `a closed subpath stays closed only when it is left whole`() {
    var squares = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    squares.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    #expect(squares.trimmedPath(from: 0, to: 1) == squares)
    #expect(
      squares.trimmedPath(from: 0, to: 0.5) == Path(CGRect(x: 0, y: 0, width: 10, height: 10)))
    let most = squares.trimmedPath(from: 0, to: 0.9375)
    #expect(
      most.description == "0 0 m 10 0 l 10 10 l 0 10 l h 20 0 m 30 0 l 30 10 l 20 10 l 20 5 l")
    let end = squares.trimmedPath(from: 0.875, to: 1)
    #expect(end.description == "20 10 m 20 0 l")
  }

  @Test(arguments: 2..<14)
  func `a cut between closed subpaths leaves those before it closed`(count: Int) {
    var path = Path()
    for index in 0..<count {
      path.addEllipse(in: CGRect(x: Double(index) * 1.7, y: 0.3, width: 1.1, height: 0.9))
    }
    for left in 1..<count {
      let part = path.trimmedPath(from: 0, to: CGFloat(left) / CGFloat(count))
      #expect(part.verbs.filter { $0 == .closeSubpath }.count == left)
    }
  }

  @Test func `shares are held to the path and in order`() {
    #expect(path.trimmedPath(from: -3, to: 7) == path)
    for (from, to) in [(0.5, 0.5), (0.8, 0.2), (.nan, 0.5), (0.1, .nan), (1, 2), (-2, 0)] {
      #expect(path.trimmedPath(from: CGFloat(from), to: CGFloat(to)).isEmpty)
    }
    #expect(Path().trimmedPath(from: 0.1, to: 0.5).isEmpty)
    let dot = Path { $0.addLines([.zero, .zero]) }
    #expect(dot.trimmedPath(from: 0.1, to: 0.5).isEmpty)
  }

  @Test func `numbers beyond all bounds are survived`() {
    let path = Path { path in
      path.move(to: CGPoint(x: CGFloat.nan, y: 0))
      path.addLine(to: .zero)
      path.addCurve(
        to: CGPoint(x: 1e200, y: 1), control1: CGPoint(x: 1e300, y: 0), control2: .zero)
      path.addLine(to: CGPoint(x: CGFloat.infinity, y: 1))
    }
    _ = path.trimmedPath(from: 0.2, to: 0.7)
    _ = path.strokedPath(StrokeStyle(lineWidth: 3, dash: [4, 5]))
    _ = path.contains(CGPoint(x: 1, y: 1))
  }
}
