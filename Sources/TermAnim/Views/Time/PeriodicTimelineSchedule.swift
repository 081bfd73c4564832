public import Foundation

/// A schedule of dates that are evenly apart.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Dates that are evenly apart, without an end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private let origin: Date
    private let interval: TimeInterval
    /// Counted from `origin` instead of adding up, so that dates do not drift; nil after the only
    /// entry.
    private var index: Double?

    fileprivate init(origin: Date, interval: TimeInterval, from startDate: Date) {
      (self.origin, self.interval) = (origin, interval)
      let index = (startDate.timeIntervalSince(origin) / interval).rounded(.towardZero)
      self.index = interval > 0 && index.isFinite ? index : 0
    }

    public mutating func next() -> Date? {
      guard let index else { return nil }
      guard interval > 0, interval.isFinite else {
        self.index = nil
        return origin
      }
      self.index = index + 1
      return origin.addingTimeInterval(index * interval)
    }
  }

  private let startDate: Date
  private let interval: TimeInterval

  /// A schedule of `startDate` and what lies whole intervals, in seconds, after and before it.
  ///
  /// Dates before the start count so that a timeline also moves when its start was read from
  /// another clock. A start less than one interval ahead, such as one that was read while views
  /// were described, is the first date itself. With an interval that is not positive and finite,
  /// the start is the only date.
  public init(from startDate: Date, by interval: TimeInterval) {
    (self.startDate, self.interval) = (startDate, interval)
  }

  /// The dates from the last one that is not after `startDate` on; where that is before the
  /// schedule's own start, from the next one on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(origin: self.startDate, interval: interval, from: startDate)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates that are `interval` seconds apart, `startDate` among them.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
