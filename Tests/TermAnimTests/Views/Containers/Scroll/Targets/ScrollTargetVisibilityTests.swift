import Foundation
import Testing

@testable import TermAnim

@MainActor
struct ScrollTargetVisibilityTests {
  private func rows(_ heard: HeldValue<[[Int]]>, threshold: Double) -> some View {
    ScrollView(showsIndicators: false) {
      VStack(spacing: 0) {
        ForEach(0..<10) { _ in Color.red.frame(width: 100, height: 40) }
      }
      .scrollTargetLayout()
    }
    .onScrollTargetVisibilityChange(idType: Int.self, threshold: threshold) {
      heard.value.append($0)
    }
  }

  private func heard(threshold: Double) -> [[Int]] {
    let heard = HeldValue<[[Int]]>([])
    let host = ViewHost(
      rows(heard, threshold: threshold), size: CGSize(width: 100, height: 100))
    host.run(for: 0.1)
    host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 60))
    host.run(for: 2)
    return heard.value
  }

  @Test func `views are told as they come and go, in their order, and only when they are others`() {
    let changes = heard(threshold: 0.5)
    #expect(changes.first == [0, 1, 2])
    #expect(changes.count > 1 && changes.last?.first != 0)
    for (old, new) in zip(changes, changes.dropFirst()) { #expect(old != new) }
  }

  @Test func `the threshold is the share that is to be seen`() {
    #expect(heard(threshold: 1).first == [0, 1])
    #expect(heard(threshold: 0.1).first == [0, 1, 2])
    #expect(heard(threshold: .nan) == [[]])
  }
}
