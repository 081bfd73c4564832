import Foundation
import Testing

@testable import TermAnim

@MainActor
struct FrameCornersTests {
  private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  private func corners(_ move: (CGPoint) -> CGPoint = { $0 }) -> FrameCorners {
    FrameCorners(of: rect, moving: move)
  }

  @Test func `corners are the same when no number differs`() {
    #expect(corners().isSame(as: corners()))
    #expect(!corners().isSame(as: corners { CGPoint(x: $0.x, y: $0.y == 6 ? 7 : $0.y) }))
  }

  @Test func `no number is the same as no number, and as nothing else`() {
    let wide = corners { CGPoint(x: .nan, y: $0.y) }
    let none = corners { _ in CGPoint(x: CGFloat.nan, y: .nan) }
    #expect(wide.isSame(as: wide) && none.isSame(as: none))
    #expect(!wide.isSame(as: none) && !none.isSame(as: wide))
    #expect(!wide.isSame(as: corners()) && !corners().isSame(as: wide))
  }

  @Test func `a frame that is turned over has the same box and other corners`() {
    let turned = corners { CGPoint(x: 5 - $0.x, y: $0.y) }
    #expect(turned.box == rect && !turned.isSame(as: corners()))
  }

  @Test func `corners that are moved there and back are where they were`() {
    let there = corners().moved { CGPoint(x: -$0.y, y: $0.x) }
    #expect(there.box == CGRect(x: -6, y: 1, width: 4, height: 3))
    #expect(there.moved { CGPoint(x: $0.y, y: -$0.x) }.isSame(as: corners()))
  }
}
