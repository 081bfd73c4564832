import Testing

@testable import TermAnim

struct OutputPaceTests {
  /// Sends all that is allowed, asking at `times`; returns how much had left by each of them.
  private static func sent(_ pace: OutputPace, at times: some Sequence<Double>) -> [(Double, Int)] {
    var (pace, total) = (pace, 0)
    return times.map { time in
      let allowance = pace.allowance(at: time)
      pace.take(allowance)
      total += allowance
      return (time, total)
    }
  }

  @Test(arguments: [100.0, 1000, 12_345, 1e6], [0.001, 0.016, 0.3])
  func `in any stretch of time no more leaves than its rate and a twentieth of a second allow`(
    rate: Double, interval: Double
  ) {
    let sent = Self.sent(
      OutputPace(bytesPerSecond: rate), at: stride(from: 5, through: 8, by: interval))
    for (index, start) in sent.enumerated() {
      let before = index > 0 ? sent[index - 1].1 : 0
      let tooMuch = sent[index...].first { end in
        Double(end.1 - before) > rate * (end.0 - start.0 + max(interval, 0.05)) + 1
      }
      #expect(tooMuch == nil, "from \(start.0)")
    }
  }

  @Test(arguments: [1000.0, 50_000])
  func `who always has something to send gets the whole rate`(rate: Double) throws {
    let sent = Self.sent(OutputPace(bytesPerSecond: rate), at: stride(from: 0, to: 10, by: 0.01))
    let last = try #require(sent.last)
    #expect(Double(last.1) >= rate * last.0)
  }

  @Test func `after a rest a twentieth of a second is saved up, and no more`() {
    var pace = OutputPace(bytesPerSecond: 1000)
    #expect(pace.allowance(at: 0) == 50)
    pace.take(50)
    #expect(pace.allowance(at: 0) == 0)
    #expect(pace.allowance(at: 0.02) == 20)
    #expect(pace.allowance(at: 100) == 50)
  }

  @Test func `the wait for a portion is as long as its bytes take, and ends in a portion`() {
    var pace = OutputPace(bytesPerSecond: 1000)
    #expect(pace.delay(for: 1000) == 0)
    pace.take(pace.allowance(at: 0))
    #expect(pace.delay(for: 1000) == 0.01)
    #expect(pace.delay(for: 4) == 0.004)
    #expect(pace.allowance(at: 0.011) >= 10)
    #expect(pace.delay(for: 1000) == 0)
  }

  @Test(arguments: [1e18, 1e30, Double.greatestFiniteMagnitude])
  func `a pace beyond all links lets everything leave`(rate: Double) {
    var pace = OutputPace(bytesPerSecond: rate)
    #expect(pace.allowance(at: 0) >= 1_000_000_000)
    pace.take(1_000_000)
    #expect(pace.delay(for: 1_000_000) == 0)
    #expect(pace.allowance(at: 1) >= 1_000_000_000)
  }

  @Test func `no pace is so slow that nothing would ever come`() {
    #expect(OutputPace(bytesPerSecond: -5).bytesPerSecond == OutputPace.slowest)
    var pace = OutputPace(bytesPerSecond: 0)
    #expect(pace.allowance(at: 0) > 0)
  }
}
