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
