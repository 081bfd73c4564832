import Foundation
import Testing

@testable import TermAnim

@MainActor
struct TextHitTests {
  @Test func `a text between two rows is pressed in its frame and where its characters are`() {
    var presses = 0
    let host = ViewHost(
      ZStack { Text(verbatim: "Help").onTapGesture { presses += 1 } },
      size: CGSize(width: 320, height: 192))
    #expect(DrawnText.characters(in: host).map(\.origin.y) == [92])
    let hits = [87, 88, 93, 97, 100, 103, 105].filter { y in
      presses = 0
      host.tap(at: CGPoint(x: 160, y: Double(y)))
      return presses == 1
    }
    #expect(hits == [88, 93, 97, 100, 103])
  }

  @Test func `outlines are pressed in their frame only`() {
    var presses = 0
    let host = ViewHost(
      ZStack { Text(verbatim: "Help").font(.largeTitle).onTapGesture { presses += 1 } })
    guard let box = host.firstBox else { return }
    host.tap(at: CGPoint(x: box.midX, y: box.midY))
    #expect(presses == 1)
    host.tap(at: CGPoint(x: box.midX, y: box.maxY + 60))
    #expect(presses == 1)
  }
}
