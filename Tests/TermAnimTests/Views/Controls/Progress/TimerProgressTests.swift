import Foundation
import Testing

@testable import TermAnim

@MainActor
struct TimerProgressTests {
  /// A host whose progress runs from one second after its start on, for ten seconds.
  private func host(countsDown: Bool) -> ViewHost {
    let start = ViewHost(Color.clear).graph.date.addingTimeInterval(1)
    let interval = start...start.addingTimeInterval(10)
    return ViewHost(
      ProgressView(timerInterval: interval, countsDown: countsDown) {
        EmptyView()
      } currentValueLabel: {
        EmptyView()
      }
      .frame(width: 100))
  }

  private func width(_ host: ViewHost) -> CGFloat {
    let widths = host.drawing.compactMap(\.bounds?.width)
    return widths.count == 2 && !widths[1].isNaN ? widths[1] : 0
  }

  @Test func `the bar grows or shrinks with the time, and comes to rest at the end`() {
    for countsDown in [false, true] {
      let host = host(countsDown: countsDown)
      for (seconds, share) in [(0.5, 0.0), (3, 0.25), (2.5, 0.5), (6, 1)] {
        host.run(for: seconds)
        #expect(abs(width(host) - (countsDown ? 1 - share : share) * 100) < 1, "\(seconds)")
      }
      #expect(host.graph.nextWakeUp == nil)
    }
  }

  @Test func `intervals without length are over when they have come`() {
    let date = Date(timeIntervalSince1970: 100)
    let progress = TimerProgress(interval: date...date, countsDown: false)
    #expect(progress.fraction(at: date.addingTimeInterval(-1)) == 0)
    #expect(progress.fraction(at: date) == 1)
  }

  @Test func `dates are a thousand steps of the interval, and end with it`() {
    let date = Date(timeIntervalSince1970: 100)
    let schedule = TimerProgressSchedule(interval: date...date.addingTimeInterval(3000))
    let entries = Array(schedule.entries(from: date.addingTimeInterval(-50), mode: .normal))
    #expect(entries.count == 1002)
    #expect(entries[1] == date && entries[2] == date.addingTimeInterval(3))
    #expect(entries.last == date.addingTimeInterval(3000))
    let short = TimerProgressSchedule(interval: date...date.addingTimeInterval(1))
    #expect(Array(short.entries(from: date, mode: .normal)).count <= 32)
    #expect(Array(short.entries(from: date.addingTimeInterval(9), mode: .normal)).count == 1)
  }
}
