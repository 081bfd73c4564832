import Testing

@testable import TermAnim

struct LinkGovernorTests {
  /// Notes frames of 1000 bytes at 60 a second.
  private func note(_ count: Int, after intervals: Double, in governor: inout LinkGovernor) {
    for _ in 0..<count {
      governor.frameLeft(after: intervals / 60, byteCount: 1000, interval: 1 / 60)
    }
  }

  @Test func `a link that keeps up is shown exact colours`() {
    var governor = LinkGovernor()
    note(100, after: 0.1, in: &governor)
    #expect(governor.tolerance == 0)
  }

  @Test func `a lagging link is granted more and more, up to a bound`() {
    var governor = LinkGovernor()
    note(1, after: 3, in: &governor)
    let first = governor.tolerance
    note(1, after: 3, in: &governor)
    #expect(0 < first && first < governor.tolerance)
    note(100, after: 3, in: &governor)
    #expect(governor.tolerance == LinkGovernor.widestTolerance)
  }

  @Test func `a link that lags far behind is granted all at once, and more than others`() {
    var governor = LinkGovernor()
    note(1, after: 60, in: &governor)
    #expect(governor.tolerance == LinkGovernor.coarsestTolerance)
    note(100, after: 3, in: &governor)
    #expect(governor.tolerance == LinkGovernor.coarsestTolerance, "nothing flickers between two")
  }

  @Test func `a link that recovers is shown exact colours again`() {
    var governor = LinkGovernor()
    note(20, after: 9, in: &governor)
    note(20, after: 0.2, in: &governor)
    #expect(governor.tolerance == 0)
  }

  @Test func `a picture at rest that leaves at once is sharpened in larger and larger parts`() {
    var governor = LinkGovernor()
    governor.beginWithUnknownLink()
    let fewest = governor.sharpenedCells
    for _ in 0..<4 {
      governor.frameLeft(after: 0, byteCount: 1000, interval: 1 / 60, isSharpening: true)
    }
    #expect(governor.sharpenedCells == 16 * fewest)
    #expect(governor.tolerance == LinkGovernor.widestTolerance, "what is left is sent in parts")
    governor.room = 5000
    #expect(governor.sharpenedCells == 200)
    governor.room = 0
    #expect(governor.sharpenedCells == fewest)
  }

  @Test func `a link of which nothing is known is coarse until it is seen to keep up`() {
    var governor = LinkGovernor()
    governor.beginWithUnknownLink()
    #expect(governor.tolerance == LinkGovernor.widestTolerance)
    note(20, after: 0.2, in: &governor)
    #expect(governor.tolerance == 0)
  }

  @Test func `what becomes exact at once leaves before anybody notices`() {
    var governor = LinkGovernor()
    let fewest = governor.sharpenedCells
    governor.frameLeft(after: 1, byteCount: 100_000, interval: 1 / 60)
    #expect(fewest < governor.sharpenedCells && governor.sharpenedCells * 25 <= 10_000)
    governor.frameLeft(after: 1, byteCount: 100, interval: 1 / 60)
    #expect(governor.sharpenedCells == fewest)
  }
}
