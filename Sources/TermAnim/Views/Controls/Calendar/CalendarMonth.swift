import Foundation

/// A month of a calendar, whose days lie in rows of weeks.
struct CalendarMonth: Equatable {
  /// How many rows of weeks there are room for: any month fits, and all are equally high.
  static let weekCount = 6

  let calendar: Calendar
  /// When its first day begins.
  let start: Date
  private let end: Date

  /// The month that `date` lies in.
  init(of date: Date, in calendar: Calendar) {
    let interval = calendar.dateInterval(of: .month, for: date)
    self.calendar = calendar
    start = interval?.start ?? calendar.startOfDay(for: date)
    end = interval?.end ?? start
  }

  /// The beginnings of its days in rows of seven; nil is a place before the first or behind the
  /// last one.
  var weeks: [[Date?]] {
    let places = [Date?](repeating: nil, count: calendar.daysSinceWeekStart(of: start)) + days
    let rest = [Date?](repeating: nil, count: max(7 * Self.weekCount - places.count, 0))
    return (0..<Self.weekCount).map { Array((places + rest)[7 * $0..<7 * $0 + 7]) }
  }

  /// Counted one by one, as some months have left out days.
  private var days: [Date] {
    Array((0..<31).map { calendar.day($0, after: start) }.prefix { $0 < end })
  }

  /// The name of the month and its year.
  func title(in locale: Locale) -> String {
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    return style.month(.wide).year().format(start)
  }
}
