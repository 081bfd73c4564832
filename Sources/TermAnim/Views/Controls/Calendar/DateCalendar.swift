import Foundation

/// The calendar of a date picker, and the time of day below it.
struct DateCalendar: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.zonedCalendar) private var calendar

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      MonthCalendar(
        calendar: calendar, chosen: [calendar.startOfDay(for: date)],
        bounds: CalendarBounds(
          from: configuration.minimumDate, through: configuration.maximumDate, in: calendar),
        choose: choose)
      if configuration.displayedComponents.contains(.hourAndMinute) {
        DateField(
          selection: configuration.$selection, bounds: configuration.bounds,
          parts: [.hour, .minute], calendar: calendar
        )
        .padding(.leading, CalendarRowMetrics.margin)
      }
    }
  }

  private var date: Date { configuration.selection.finite }

  /// Goes to a day at the same time of day, within the bounds.
  private func choose(_ day: Date) {
    guard day != calendar.startOfDay(for: date) else { return }
    let (moved, bounds) = (calendar.date(date, movedTo: day), configuration.bounds)
    configuration.selection = min(max(moved, bounds.lowerBound), bounds.upperBound)
  }
}
