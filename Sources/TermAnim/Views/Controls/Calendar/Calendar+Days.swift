import Foundation

extension Calendar {
  /// When the day begins that is `count` days after the one that begins at `day`.
  func day(_ count: Int, after day: Date) -> Date {
    startOfDay(for: date(byAdding: .day, value: count, to: day) ?? day)
  }

  /// How many days of its week lie before that of `date`.
  func daysSinceWeekStart(of date: Date) -> Int {
    (component(.weekday, from: date) - firstWeekday + 7) % 7
  }

  /// When the day begins that components stand for; nil where they stand for none.
  ///
  /// They are those of their own calendar, if they have one. Their time zone and time of day do not
  /// count: the same day is meant everywhere.
  func startOfDay(for components: DateComponents) -> Date? {
    guard components.year != nil, components.month != nil, let number = components.day else {
      return nil
    }
    var calendar = components.calendar ?? self
    calendar.timeZone = timeZone
    var day = DateComponents(
      era: components.era, year: components.year, month: components.month, day: number)
    day.isLeapMonth = components.isLeapMonth
    guard let date = calendar.date(from: day), calendar.component(.day, from: date) == number else {
      return nil
    }
    return startOfDay(for: date)
  }

  /// The moment of the day that begins at `day` which has the time of day of `date`.
  func date(_ date: Date, movedTo day: Date) -> Date {
    var components = dateComponents([.era, .year, .month, .day], from: day)
    let time = dateComponents([.hour, .minute, .second, .nanosecond], from: date)
    (components.hour, components.minute) = (time.hour, time.minute)
    (components.second, components.nanosecond) = (time.second, time.nanosecond)
    return self.date(from: components) ?? day
  }
}

extension EnvironmentValues {
  /// The calendar in the time zone of the environment.
  var zonedCalendar: Calendar {
    var calendar = calendar
    // Components that a program compares are equal only where the calendar has not been touched.
    if calendar.timeZone != timeZone { calendar.timeZone = timeZone }
    return calendar
  }
}
