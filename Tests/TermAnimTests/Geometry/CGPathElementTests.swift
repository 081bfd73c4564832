import Foundation
import Testing

@testable import TermAnim

struct CGPathElementTests {
  private var outline: CGMutablePath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(
      to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
    path.closeSubpath()
    return path
  }

  /// Adds what `element` says to `path`, as programs do that take paths apart.
  private static func add(_ element: CGPathElement, to path: CGMutablePath) {
    let points = element.points
    switch element.type {
    case .moveToPoint: path.move(to: points[0])
    case .addLineToPoint: path.addLine(to: points[0])
    case .addQuadCurveToPoint: path.addQuadCurve(to: points[1], control: points[0])
    case .addCurveToPoint:
      path.addCurve(to: points[2], control1: points[0], control2: points[1])
    case .closeSubpath: path.closeSubpath()
    }
  }

  @Test func `a path made of the elements of another is the same path`() {
    let copy = CGMutablePath()
    outline.applyWithBlock { Self.add($0.pointee, to: copy) }
    #expect(copy == outline)
    #expect(CGPathElementType.closeSubpath.rawValue == 4)
  }

  @Test func `a function is told of each element and of what it works on`() {
    var types: [CGPathElementType] = []
    withUnsafeMutablePointer(to: &types) { types in
      outline.apply(info: types) { info, element in
        info?.assumingMemoryBound(to: [CGPathElementType].self).pointee
          .append(element.pointee.type)
      }
    }
    #expect(
      types
        == [
          .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
        ])
  }

  @Test func `an empty path has no elements`() {
    CGMutablePath().applyWithBlock { _ in Issue.record("an element of nothing") }
  }
}
