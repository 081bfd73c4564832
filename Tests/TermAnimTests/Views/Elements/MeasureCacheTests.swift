import Foundation
import Testing

@testable import TermAnim

@MainActor
struct MeasureCacheTests {
  private let center = VerticalAlignment.center.key

  private func proposal(_ width: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: width, height: nil)
  }

  private func cache(of widths: Range<Int>) -> MeasureCache {
    var cache = MeasureCache()
    for width in widths {
      cache.insert(CGSize(width: width, height: 1), for: proposal(CGFloat(width)))
    }
    return cache
  }

  @Test func `sizes are remembered under their proposals`() {
    let cache = cache(of: 1..<4)
    #expect(cache.size(for: proposal(2)) == CGSize(width: 2, height: 1))
    #expect(cache.size(for: proposal(9)) == nil)
    #expect(!cache.isIncomplete)
  }

  @Test func `however many proposals there are, the last few are remembered`() {
    let cache = cache(of: 0..<1000)
    let known = (0..<1000).filter { cache.size(for: proposal(CGFloat($0))) != nil }
    #expect(known == Array((1000 - MeasureCache.capacity)..<1000))
    #expect(cache.isIncomplete)
  }

  @Test func `only a cache that has forgotten nothing confirms that nothing changed`() {
    let same = { (proposal: ProposedViewSize) in CGSize(width: proposal.width ?? 0, height: 1) }
    let capacity = MeasureCache.capacity
    #expect(cache(of: 0..<capacity).isConfirmed(by: same))
    #expect(!cache(of: 0..<capacity + 1).isConfirmed(by: same))
    #expect(!cache(of: 0..<capacity).isConfirmed { _ in CGSize(width: 3, height: 1) })
  }

  @Test func `guides are remembered with their sizes, also that there is none`() {
    var cache = cache(of: 1..<3)
    #expect(cache.guide(center, for: proposal(1)) == .none)
    cache.insert(nil, of: center, for: proposal(1))
    cache.insert(7, of: center, for: proposal(2))
    cache.insert(8, of: center, for: proposal(5))
    #expect(cache.guide(center, for: proposal(1)) == .some(nil))
    #expect(cache.guide(center, for: proposal(2)) == .some(7))
    #expect(cache.guide(center, for: proposal(5)) == .none)
    #expect(cache.guide(VerticalAlignment.top.key, for: proposal(2)) == .none)
    cache.removeGuides()
    #expect(cache.guide(center, for: proposal(2)) == .none)
    #expect(cache.size(for: proposal(2)) != nil)
    cache.insert(9, of: center, for: proposal(2))
    #expect(cache.guide(center, for: proposal(2)) == .some(9))
    cache.removeGuides()
    #expect(cache.guide(center, for: proposal(2)) == .none)
  }

  @Test func `forgetting everything makes it complete again`() {
    var cache = cache(of: 0..<200)
    cache.removeAll()
    #expect(cache.isEmpty && !cache.isIncomplete)
    #expect(cache.size(for: proposal(199)) == nil)
  }
}
