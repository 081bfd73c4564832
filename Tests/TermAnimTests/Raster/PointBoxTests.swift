import Foundation
import Testing

@testable import TermAnim

struct PointBoxTests {
  /// The pixels of a box around points.
  private func pixels(around points: [SIMD2<Double>]) -> PixelRect {
    var box = PointBox()
    for point in points { box.add(point) }
    return box.pixels()
  }

  @Test func `a box has all points and hardly more, in whatever order they come`() {
    let points: [SIMD2<Double>] = [[3.5, -2.5], [-7.25, 4.5], [10.5, 0.5], [0.5, 9.5]]
    let box = PixelRect(fromX: -8, y: -3, toX: 11, y: 10)
    for count in 0..<4 {
      #expect(pixels(around: Array(points[count...] + points[..<count])) == box)
    }
    #expect(pixels(around: [[2.5, 3.5]]) == PixelRect(x: 2, y: 3, width: 1, height: 1))
    #expect(pixels(around: [[-2.5, -3.5]]) == PixelRect(x: -3, y: -4, width: 1, height: 1))
    #expect(pixels(around: []).isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a point that is not finite does not count, neither way`(value: Double) {
    let alone = pixels(around: [[2.5, 3.5]])
    #expect(pixels(around: [[value, 90], [2.5, 3.5], [90, value], [value, value]]) == alone)
    #expect(pixels(around: [[value, 90]]).isEmpty)
  }

  @Test(arguments: [1, .nan, .infinity, -.infinity, 1e308, -1e308])
  func `points that come together count as those that come one by one`(value: Double) {
    let map = PlaneMap(CGAffineTransform(a: 0.5, b: 0.25, c: -1.5, d: 2, tx: 3, ty: -4))
    let points = [
      CGPoint(x: 2.5, y: 3.5), CGPoint(x: value, y: 9), CGPoint(x: 7, y: value),
      CGPoint(x: value, y: -value), CGPoint(x: value, y: value), CGPoint(x: -30, y: 11.25),
    ]
    for count in 0...points.count {
      var (together, alone) = (PointBox(), PointBox())
      together.add(SIMD2(1, 2))
      alone.add(SIMD2(1, 2))
      together.add(Array(points[..<count]), through: map)
      for point in points[..<count] { alone.add(map(SIMD2(Double(point.x), Double(point.y)))) }
      #expect(together.pixels() == alone.pixels())
    }
  }

  @Test func `only infinite and missing numbers are not finite`() {
    let finite = [0, -0.0, 1, -3e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude]
    for x in finite {
      for y in finite { #expect(SIMD2(x, y).isFinite) }
      for other in [Double.nan, .infinity, -.infinity] {
        #expect(!SIMD2(x, other).isFinite && !SIMD2(other, x).isFinite)
      }
    }
    #expect(!SIMD2(Double.infinity, -.infinity).isFinite)
  }
}
