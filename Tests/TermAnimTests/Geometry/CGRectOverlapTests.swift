import Foundation
import Testing

@testable import TermAnim

struct CGRectOverlapTests {
  private let box = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test func `a rectangle covers its points, and not those of its right and lower edges`() {
    #expect(box.covers(CGPoint(x: 10, y: 20)) && box.covers(CGPoint(x: 39.9, y: 59.9)))
    #expect(!box.covers(CGPoint(x: 40, y: 30)) && !box.covers(CGPoint(x: 20, y: 60)))
    #expect(!box.covers(CGPoint(x: 9.9, y: 30)) && !box.covers(CGPoint(x: 20, y: 19.9)))
  }

  @Test func `the overlap is what both have`() {
    let other = CGRect(x: 0, y: 50, width: 20, height: 100)
    let both = CGRect(x: 10, y: 50, width: 10, height: 10)
    #expect(box.overlap(with: other) == both && other.overlap(with: box) == both)
    #expect(box.overlap(with: box) == box)
    #expect(box.overlap(with: CGRect(x: 41, y: 20, width: 9, height: 9)).isNull)
    #expect(box.overlap(with: CGRect(x: 40, y: 20, width: 9, height: 9)).width == 0)
  }

  @Test func `the share is that of the rectangle's own area`() {
    #expect(box.share(in: CGRect(x: 0, y: 0, width: 25, height: 100)) == 0.5)
    #expect(
      box.share(in: .infinite) == 1 && box.share(in: CGRect(x: 50, y: 0, width: 9, height: 9)) == -1
    )
    #expect(CGRect(x: 15, y: 25, width: 0, height: 5).share(in: box) == 1)
  }

  @Test(arguments: [-CGFloat.infinity, .infinity, .nan])
  func `numbers without bounds are asked without harm`(odd: CGFloat) {
    for x in [odd, 0] {
      for width in [odd, 5] where odd.isNaN || x == odd || width == odd {
        let rect = CGRect(x: x, y: 20, width: width, height: 40)
        _ = rect.covers(CGPoint(x: 20, y: 30))
        let (overlap, reverse) = (box.overlap(with: rect), rect.overlap(with: box))
        #expect(overlap == reverse || overlap.isNull && reverse.isNull)
        if odd.isNaN, x.isNaN || width.isNaN { #expect(overlap.isNull) }
      }
    }
    #expect(CGRect.infinite.overlap(with: box) == box)
  }
}
