import Foundation

/// When progress that time makes is looked at: in a thousand steps, though no more than thirty in a
/// second, and never outside its interval.
struct TimerProgressSchedule: TimelineSchedule {
  let interval: ClosedRange<Date>

  /// The dates of the steps, beginning with the first moment that is looked at.
  struct Entries: IteratorProtocol, Sequence {
    fileprivate let interval: ClosedRange<Date>
    fileprivate var upcoming: Date?

    mutating func next() -> Date? {
      defer { upcoming = upcoming.flatMap(date(after:)) }
      return upcoming
    }

    /// The step after `date`; nil when it is the last one.
    private func date(after date: Date) -> Date? {
      guard date < interval.upperBound else { return nil }
      guard date >= interval.lowerBound else { return interval.lowerBound }
      let duration = interval.upperBound.timeIntervalSince(interval.lowerBound)
      let step = Swift.max(duration / 1000, 1.0 / 30)
      return Swift.min(date.addingTimeInterval(step), interval.upperBound)
    }
  }

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(interval: interval, upcoming: startDate)
  }
}
