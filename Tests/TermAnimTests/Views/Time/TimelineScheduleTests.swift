import Foundation
import Testing

@testable import TermAnim

struct TimelineScheduleTests {
  private func date(_ seconds: Double) -> Date {
    Date(timeIntervalSinceReferenceDate: seconds)
  }

  private func seconds(_ dates: some Sequence<Date>, first count: Int = 3) -> [Double] {
    dates.prefix(count).map(\.timeIntervalSinceReferenceDate)
  }

  @Test func `schedules give the captured dates`() throws {
    for row in try ReferenceRow.all(.timeline) {
      let expected = try #require(row.expected.numbers)
      let dates = try dates(for: row.inputs, count: max(expected.count, 1))
      #expect(dates.count == expected.count, "\(row.name)")
      for (value, expected) in zip(dates, expected) {
        #expect(abs(value - expected) <= row.tolerance, "\(row.name)")
      }
    }
  }

  private func dates(for inputs: ReferenceValue, count: Int) throws -> [Double] {
    let query = date(inputs["query"].number ?? 0)
    switch inputs["kind"].string {
    case "periodic":
      let start = date(try #require(inputs["start"].number))
      let interval = try #require(inputs["interval"].number)
      let schedule = PeriodicTimelineSchedule.periodic(from: start, by: interval)
      return seconds(schedule.entries(from: query, mode: .normal), first: count)
    case "explicit":
      let dates = try #require(inputs["dates"].numbers).map(date)
      return seconds(
        ExplicitTimelineSchedule(dates).entries(from: query, mode: .normal), first: count + 1)
    default:
      let schedule = AnimationTimelineSchedule.animation(
        minimumInterval: inputs["minimumInterval"].number,
        paused: inputs["paused"].bool ?? false)
      let isRare = inputs["mode"].string == "lowFrequency"
      return seconds(
        schedule.entries(from: query, mode: isRare ? .lowFrequency : .normal), first: count)
    }
  }

  @Test func `an animation schedule has 120 dates a second unless it says otherwise`() {
    let dates = seconds(AnimationTimelineSchedule.animation.entries(from: date(5), mode: .normal))
    for (value, expected) in zip(dates, [5, 5 + 1.0 / 120, 5 + 2.0 / 120]) {
      #expect(abs(value - expected) < 1e-9)
    }
  }

  @Test func `periodic dates reach back before their start`() {
    let schedule = PeriodicTimelineSchedule(from: date(100), by: 3)
    #expect(seconds(schedule.entries(from: date(12), mode: .normal)) == [13, 16, 19])
  }

  @Test func `periodic dates begin at a start that is close`() {
    let schedule = PeriodicTimelineSchedule(from: date(100), by: 3)
    #expect(seconds(schedule.entries(from: date(99.99), mode: .normal)) == [100, 103, 106])
    #expect(seconds(schedule.entries(from: date(104), mode: .normal)) == [103, 106, 109])
  }

  @Test func `periodic dates do not drift`() {
    let schedule = PeriodicTimelineSchedule(from: date(0), by: 0.1)
    let last = Array(schedule.entries(from: date(0), mode: .normal).prefix(100_001)).last
    #expect(last?.timeIntervalSinceReferenceDate == 10_000)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity, -.infinity])
  func `an interval that is no interval leaves the start alone`(interval: Double) {
    let schedule = PeriodicTimelineSchedule(from: date(7), by: interval)
    #expect(seconds(schedule.entries(from: date(12), mode: .normal)) == [7])
  }

  @Test func `every minute begins where clocks show no seconds`() {
    let schedule = EveryMinuteTimelineSchedule.everyMinute
    #expect(seconds(schedule.entries(from: date(119.5), mode: .normal)) == [60, 120, 180])
  }
}
