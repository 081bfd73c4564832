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

  /// What tells it from other months, whatever time zone it is looked at from.
  var identity: DateComponents { calendar.dateComponents([.era, .year, .month], from: start) }

  /// The beginnings of its days in rows of seven; nil is a place before the first or behind the
  /// last one, or that of a weekday which was left out.
  var weeks: [[Date?]] {
    var places: [Date?] = []
    for day in days {
      while places.count % 7 != calendar.daysSinceWeekStart(of: day) { places.append(nil) }
      places.append(day)
    }
    places += [Date?](repeating: nil, count: max(7 * Self.weekCount - places.count, 0))
    return (0..<Self.weekCount).map { Array(places[7 * $0..<7 * $0 + 7]) }
  }

  /// Counted one by one: where a zone has changed sides of the date line, a day was left out, or
  /// lasted for two.
  private var days: [Date] {
    var days: [Date] = []
    for count in 0...31 {
      let day = calendar.day(count, after: start)
      if day < end, day != days.last { days.append(day) }
    }
    return days
  }

  /// The name of the month and its year.
  func title(in locale: Locale) -> String {
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    return style.month(.wide).year().format(start)
  }
}
