import Foundation
import Testing

@testable import TermAnim

struct CGPathCopiesTests {
  private let line: CGMutablePath = {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 5))
    path.addLine(to: CGPoint(x: 10, y: 5))
    return path
  }()

  @Test func `a copy stays when the path is added to, and the other way round`() throws {
    let (copy, mutable) = (try #require(line.copy()), try #require(line.mutableCopy()))
    let before = line.boundingBoxOfPath
    line.addLine(to: CGPoint(x: 10, y: 50))
    mutable.addLine(to: CGPoint(x: 90, y: 5))
    #expect(copy.boundingBoxOfPath == before)
    #expect(line.boundingBoxOfPath.height == 45)
    #expect(mutable.boundingBoxOfPath.width == 90)
  }

  @Test func `a copy may be somewhere else`() throws {
    var shift = CGAffineTransform(translationX: 3, y: 4)
    let moved = try #require(line.copy(using: &shift))
    #expect(moved.boundingBoxOfPath == CGRect(x: 3, y: 9, width: 10, height: 0))
    let mutable = try #require(line.mutableCopy(using: &shift))
    #expect(mutable == moved)
  }

  @Test func `the bounding box is around control points, too`() {
    let path = CGMutablePath()
    #expect(path.boundingBox.isNull)
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 20))
    path.addCurve(
      to: CGPoint(x: 20, y: 0), control1: CGPoint(x: 12, y: -30), control2: CGPoint(x: 25, y: 0))
    #expect(path.boundingBox == CGRect(x: 0, y: -30, width: 25, height: 50))
    #expect(path.boundingBox.contains(path.boundingBoxOfPath))
  }

  @Test func `areas are combined as those of paths are`() {
    let (one, other) = (CGMutablePath(), CGMutablePath())
    one.addRects([CGRect(x: 0, y: 0, width: 10, height: 10)])
    other.addRects([CGRect(x: 5, y: 0, width: 10, height: 10)])
    #expect(one.intersection(other).boundingBox == CGRect(x: 5, y: 0, width: 5, height: 10))
    #expect(one.union(other).boundingBox == CGRect(x: 0, y: 0, width: 15, height: 10))
    #expect(one.subtracting(other).boundingBox == CGRect(x: 0, y: 0, width: 5, height: 10))
    #expect(!one.symmetricDifference(other).contains(CGPoint(x: 7, y: 5)))
    #expect(one.symmetricDifference(other).contains(CGPoint(x: 12, y: 5)))
    let arc = CGMutablePath()
    arc.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: .pi)
    #expect(abs(arc.boundingBoxOfPath.height - 10) < 0.01 && arc.boundingBoxOfPath.minY > -0.01)
    #expect(one.normalized().boundingBox == one.boundingBox)
  }

  @Test func `a stroked copy is the outline of the line`() {
    let stroked = line.copy(
      strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10)
    #expect(stroked.boundingBoxOfPath == CGRect(x: -2, y: 3, width: 14, height: 4))
    let twice = line.copy(
      strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10,
      transform: CGAffineTransform(scaleX: 2, y: 2))
    #expect(twice.boundingBoxOfPath == CGRect(x: 0, y: 6, width: 20, height: 8))
    #expect(Path(stroked) == Path(line).strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square)))
  }
}
