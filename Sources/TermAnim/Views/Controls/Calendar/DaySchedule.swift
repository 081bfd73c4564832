import Foundation

/// A schedule of the beginnings of all days.
struct DaySchedule: TimelineSchedule, Equatable {
  let calendar: Calendar

  /// The beginnings of days, from that of the day of `startDate` on.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
    sequence(first: calendar.startOfDay(for: startDate)) { calendar.day(1, after: $0) }
  }
}
