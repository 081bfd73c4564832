import Dispatch
import Foundation
import Testing

@testable import TermAnim

/// The clock with the real time, of which nothing is judged but what came and what did not.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(30)))
struct FrameClockTests {
  private let clock = FrameClock(interval: 0.004)

  /// Notes every tick, and asks for `count` of them, each as soon as it may come after the last.
  private func tick(_ count: Int) async throws -> [Double] {
    var ticks: [Double] = []
    clock.onTick = { [clock] in
      ticks.append(FrameClock.now)
      if ticks.count < count { clock.schedule(notBefore: FrameClock.now) }
      return true
    }
    clock.schedule(notBefore: FrameClock.now)
    while ticks.count < count { try await Task.sleep(for: .milliseconds(1)) }
    try await Task.sleep(for: .milliseconds(20))
    return ticks
  }

  @Test func `ticks that ask for one another come, none before its instant, and none after`()
    async throws
  {
    let ticks = try await tick(12)
    #expect(ticks.count == 12)
    #expect(clock.alarm == nil, "the timer goes on at rest")
    #expect(ticks[11] - ticks[0] > 9.5 * clock.interval)
  }

  @Test func `a clock that was stopped is silent, and goes on when it is asked`() async throws {
    _ = try await tick(3)
    clock.onTick = {
      Issue.record("a tick was taken back")
      return false
    }
    clock.schedule(notBefore: FrameClock.now)
    clock.schedule(notBefore: FrameClock.now + 0.01)
    clock.stop()
    try await Task.sleep(for: .milliseconds(30))
    #expect(try await tick(3).count == 3)
  }

  @Test func `a tick for later is not there before, and an earlier one is told once`()
    async throws
  {
    var ticks: [Double] = []
    clock.onTick = {
      ticks.append(FrameClock.now)
      return true
    }
    let start = FrameClock.now
    clock.schedule(notBefore: start + 10_000)
    clock.schedule(notBefore: start + 0.03)
    clock.schedule(notBefore: start + 10_000)
    while ticks.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    #expect(ticks[0] >= start + 0.029)
    try await Task.sleep(for: .milliseconds(40))
    #expect(ticks.count == 1)
  }

  @Test func `what is due ticks in place when it is asked to, once`() async throws {
    var count = 0
    clock.onTick = {
      count += 1
      return true
    }
    clock.tickIfDue()
    #expect(count == 0)
    clock.schedule(notBefore: FrameClock.now + 50)
    clock.tickIfDue()
    #expect(count == 0)
    clock.scheduleResponse()
    clock.tickIfDue()
    #expect(count == 1)
    clock.tickIfDue()
    try await Task.sleep(for: .milliseconds(20))
    #expect(count == 1)
  }

  @Test(arguments: [true, false])
  func `an answer waits for the grid only where something has changed`(isChanged: Bool) {
    let clock = FrameClock(interval: 100)
    var count = 0
    clock.onTick = {
      count += 1
      return isChanged
    }
    clock.schedule(notBefore: FrameClock.now)
    clock.tickIfDue()
    #expect(count == 1)
    clock.scheduleResponse()
    clock.tickIfDue()
    #expect(count == (isChanged ? 1 : 2))
  }

  @Test func `an answer that comes with a tick is not the one beside the grid`() {
    let clock = FrameClock(interval: 100)
    var count = 0
    clock.onTick = {
      count += 1
      return false
    }
    clock.schedule(notBefore: FrameClock.now)
    clock.scheduleResponse()
    clock.tickIfDue()
    #expect(count == 1)
    clock.scheduleResponse()
    clock.tickIfDue()
    #expect(count == 2)
    clock.scheduleResponse()
    clock.tickIfDue()
    #expect(count == 2)
  }

  @Test func `an interval is a whole number of nanoseconds`() {
    #expect(FrameClock(interval: 1.0 / 60).interval == 0.016_666_667)
  }

  @Test func `ticks that take too long leave the main queue to what waits for it`() async {
    let clock = FrameClock(interval: 0.001)
    var ticks = 0
    clock.onTick = { [unowned clock] in
      ticks += 1
      usleep(2000)
      if ticks < 200 { clock.schedule(notBefore: FrameClock.now) }
      return true
    }
    clock.schedule(notBefore: FrameClock.now)
    // Each tick asks for one that is due at once, and is made before that has had its turn.
    for _ in 0..<50 { clock.tickIfDue() }
    #expect(ticks == 50)
    let ticksBefore = await withCheckedContinuation { turn in
      DispatchQueue.main.async { turn.resume(returning: MainActor.assumeIsolated { ticks }) }
    }
    #expect(ticksBefore <= 60)
    clock.stop()
  }
}
