import Foundation
import TermAnim
import Testing

struct ComparisonTests {
  @Test func `points, sizes and rectangles are equal by what they are`() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 2, y: 1)))
    #expect(CGSize.zero.equalTo(.zero) && !CGSize(width: 0, height: 1).equalTo(.zero))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.equalTo(CGRect(x: 4, y: 6, width: -3, height: -4)))
    #expect(!rect.equalTo(rect.offsetBy(dx: 0, dy: 1)))
  }
}
