import Testing

@testable import TermAnim

struct FrameGridTests {
  private func grid(lastTick: Double) -> FrameGrid {
    var grid = FrameGrid(interval: 0.25)
    grid.ticked(at: lastTick)
    return grid
  }

  @Test func `after a rest a frame is due at once`() {
    #expect(FrameGrid(interval: 0.25).instant(notBefore: 0, after: 10.1) == 10.1)
    #expect(grid(lastTick: 9).instant(notBefore: 0, after: 10.1) == 10.1)
  }

  @Test func `while frames follow one another they keep to the grid`() {
    #expect(grid(lastTick: 10).instant(notBefore: 0, after: 10.01) == 10.25)
    #expect(grid(lastTick: 10).instant(notBefore: 0, after: 10.24) == 10.25)
  }

  @Test func `a tick a hair before its instant does not cost a frame`() {
    #expect(grid(lastTick: 10).instant(notBefore: 10.2501, after: 10.1) == 10.25)
  }

  @Test func `a frame for later is not shown before it is due`() {
    #expect(grid(lastTick: 10).instant(notBefore: 11.1, after: 10.1) == 11.25)
    #expect(grid(lastTick: 9).instant(notBefore: 11.1, after: 10.1) == 11.1)
  }

  @Test func `a late tick does not move the grid`() {
    var grid = FrameGrid(interval: 0.25)
    for _ in 1...1000 {
      let instant = grid.instant(notBefore: 0, after: 0.01)
      grid.ticked(at: instant)
      #expect(grid.instant(notBefore: 0, after: instant + 0.1) == instant + 0.25)
    }
  }

  // MARK: Answers

  @Test func `an answer comes at once where nothing has changed for an interval`() {
    var still = grid(lastTick: 10)
    #expect(still.instant(notBefore: 10.1, after: 10.1) == 10.25)
    #expect(still.response(to: 10.1) == 10.1)
  }

  @Test func `an answer keeps to a grid on which something changes`() {
    var moving = grid(lastTick: 10)
    moving.changed()
    #expect(moving.response(to: 10.1) == 10.25)
    moving.ticked(at: 10.25)
    #expect(moving.response(to: 10.26) == 10.26)
  }

  @Test func `of many answers in an interval one is beside the grid`() {
    var still = grid(lastTick: 10)
    #expect(still.response(to: 10.1) == 10.1)
    still.ticked(at: 10.1)
    #expect(still.response(to: 10.11) == 10.35)
    #expect(still.response(to: 10.34) == 10.35)
    still.ticked(at: 10.35)
    #expect(still.response(to: 10.36) == 10.36)
  }

  @Test func `the first answer of all comes at once`() {
    var grid = FrameGrid(interval: 0.25)
    #expect(grid.response(to: 3) == 3)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func `any wish gives a finite instant`(host: Double) {
    #expect(grid(lastTick: 10).instant(notBefore: host, after: 10.1).isFinite)
    #expect(grid(lastTick: 0).instant(notBefore: host, after: 10.1).isFinite)
  }
}
