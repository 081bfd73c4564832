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
