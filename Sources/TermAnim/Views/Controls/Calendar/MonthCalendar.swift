import Foundation

/// The days of one month, of which some are chosen.
struct MonthCalendar: View {
  let calendar: Calendar
  /// When the chosen days begin.
  let chosen: Set<Date>
  let bounds: CalendarBounds
  /// Is told of days within the bounds.
  let choose: (Date) -> Void

  var body: some View {
    TimelineView(DaySchedule(calendar: calendar)) { context in
      CalendarPages(
        calendar: calendar, chosen: chosen, bounds: bounds,
        today: calendar.startOfDay(for: context.date), choose: choose)
    }
  }
}
