import Foundation
import Testing

@testable import TermAnim

@MainActor
struct AnchoredLayoutTests {
  private static let screen = CGRect(x: 0, y: 0, width: 320, height: 192)

  /// Where a panel beside a line goes that is 60 points wide and 16 high.
  private func origin(
    besideLineAt x: CGFloat, _ y: CGFloat, width: CGFloat, height: CGFloat = 60
  ) -> CGPoint {
    AnchoredLayout(anchor: PresentationAnchor(), axis: .horizontal).origin(
      of: CGSize(width: width, height: height),
      at: CGRect(x: x, y: y, width: 60, height: 16), in: Self.screen)
  }

  @Test func `a menu beside a line begins with that, after it or else before it`() {
    #expect(origin(besideLineAt: 20, 36, width: 100) == CGPoint(x: 84, y: 32))
    #expect(origin(besideLineAt: 156, 36, width: 100) == CGPoint(x: 220, y: 32))
    #expect(origin(besideLineAt: 160, 36, width: 100) == CGPoint(x: 56, y: 32))
    #expect(origin(besideLineAt: 219, 36, width: 100) == CGPoint(x: 112, y: 32))
  }

  @Test func `a menu beside a line at the lower edge stays on the screen`() {
    #expect(origin(besideLineAt: 20, 172, width: 100) == CGPoint(x: 84, y: 132))
    #expect(origin(besideLineAt: 20, 172, width: 100, height: 300) == CGPoint(x: 84, y: 0))
  }

  @Test func `a menu for which there is hardly room beside its line covers less than half of it`() {
    #expect(origin(besideLineAt: 20, 36, width: 268) == CGPoint(x: 52, y: 32))
  }

  @Test func `a menu for which there is no room beside its line is below`() {
    let below = AnchoredLayout(anchor: PresentationAnchor()).origin(
      of: CGSize(width: 276, height: 60), at: CGRect(x: 20, y: 36, width: 60, height: 16),
      in: Self.screen)
    #expect(origin(besideLineAt: 20, 36, width: 276) == below && below.y == 56)
  }

  @Test func `a menu never lies on all of its line`() {
    #expect(origin(besideLineAt: 160, 36, width: 280).y == 56)
  }
}
