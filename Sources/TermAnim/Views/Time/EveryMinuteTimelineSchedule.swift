public import Foundation

/// A schedule of the beginnings of all minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The beginnings of minutes, without an end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var minutes: PeriodicTimelineSchedule.Entries

    fileprivate init(_ minutes: PeriodicTimelineSchedule.Entries) {
      self.minutes = minutes
    }

    public mutating func next() -> Date? {
      minutes.next()
    }
  }

  public init() {}

  /// The beginnings of minutes, from that of the minute of `startDate` on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let minutes = PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
    return Entries(minutes.entries(from: startDate, mode: mode))
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginnings of all minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
