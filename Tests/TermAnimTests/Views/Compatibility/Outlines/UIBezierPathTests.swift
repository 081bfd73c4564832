import Foundation
import Testing

@testable import TermAnim

struct UIBezierPathTests {
  private let rectangle = CGRect(x: 0, y: 0, width: 40, height: 20)

  @Test func `only the corners that are named are round`() {
    let path = UIBezierPath(
      roundedRect: rectangle, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 8, height: 8))
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 39.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 0.5, y: 19.5)))
    #expect(!path.contains(CGPoint(x: 39.5, y: 19.5)))
  }

  @Test func `an arc goes the way its word says on the screen`() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    // A quarter, downwards from the right.
    #expect(abs(path.bounds.maxY - 10) < 0.01)
    #expect(path.bounds.minY > -0.01)
    #expect(path.bounds.minX > -0.01)
  }

  @Test func `it builds what a path builds`() {
    let mine = UIBezierPath()
    mine.move(to: .zero)
    mine.addLine(to: CGPoint(x: 10, y: 0))
    mine.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 15, y: 5))
    mine.addCurve(
      to: CGPoint(x: 0, y: 10), controlPoint1: CGPoint(x: 7, y: 12),
      controlPoint2: CGPoint(x: 3, y: 8))
    mine.close()
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 15, y: 5))
    path.addCurve(
      to: CGPoint(x: 0, y: 10), control1: CGPoint(x: 7, y: 12), control2: CGPoint(x: 3, y: 8))
    path.closeSubpath()
    #expect(Path(mine.cgPath) == path)
    mine.apply(CGAffineTransform(translationX: 3, y: 4))
    #expect(Path(mine.cgPath) == path.applying(CGAffineTransform(translationX: 3, y: 4)))
    mine.removeAllPoints()
    #expect(mine.isEmpty)
  }
  @Test func `a path that uses the even-odd rule has holes`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)) && path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `a path the other way begins at its end`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(
      to: CGPoint(x: 20, y: 10), controlPoint1: CGPoint(x: 12, y: 1),
      controlPoint2: CGPoint(x: 18, y: 9))
    path.close()
    path.move(to: CGPoint(x: 40, y: 0))
    path.addQuadCurve(to: CGPoint(x: 60, y: 0), controlPoint: CGPoint(x: 50, y: 9))
    path.lineWidth = 3
    let other = UIBezierPath()
    other.move(to: CGPoint(x: 60, y: 0))
    other.addQuadCurve(to: CGPoint(x: 40, y: 0), controlPoint: CGPoint(x: 50, y: 9))
    other.move(to: CGPoint(x: 20, y: 10))
    other.addCurve(
      to: CGPoint(x: 10, y: 0), controlPoint1: CGPoint(x: 18, y: 9),
      controlPoint2: CGPoint(x: 12, y: 1))
    other.addLine(to: .zero)
    other.close()
    #expect(Path(path.reversing().cgPath) == Path(other.cgPath))
    #expect(path.reversing().lineWidth == 3)
    #expect(UIBezierPath().reversing().isEmpty)
  }

  @Test func `a hole is a path the other way`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing())
    #expect(!path.contains(CGPoint(x: 15, y: 15)) && path.contains(CGPoint(x: 5, y: 5)))
  }
}
