import Testing

@testable import TermAnim

struct LinkGovernorTests {
  @Test func `a link that keeps up is shown exact colours`() {
    var governor = LinkGovernor()
    for _ in 1...100 { governor.frameLeft(after: 0.1) }
    #expect(governor.tolerance == 0)
  }

  @Test func `a lagging link is granted more and more, up to a bound`() {
    var governor = LinkGovernor()
    governor.frameLeft(after: 3)
    let first = governor.tolerance
    governor.frameLeft(after: 3)
    #expect(0 < first && first < governor.tolerance)
    for _ in 1...100 { governor.frameLeft(after: 3) }
    #expect(governor.tolerance == LinkGovernor.widestTolerance)
  }

  @Test func `a link that lags far behind is granted all at once`() {
    var governor = LinkGovernor()
    governor.frameLeft(after: 60)
    #expect(governor.tolerance == LinkGovernor.widestTolerance)
  }

  @Test func `a link that recovers is shown exact colours again`() {
    var governor = LinkGovernor()
    for _ in 1...20 { governor.frameLeft(after: 9) }
    for _ in 1...20 { governor.frameLeft(after: 0.2) }
    #expect(governor.tolerance == 0)
  }
}
