import Foundation

/// A way from one day of a calendar to another.
enum CalendarMove: Equatable {
  case days(Int)
  case months(Int)
  case weekStart
  case weekEnd

  /// The way that a key goes where rows begin on the left.
  init?(_ key: KeyEquivalent) {
    switch key {
    case .leftArrow: self = .days(-1)
    case .rightArrow: self = .days(1)
    case .upArrow: self = .days(-7)
    case .downArrow: self = .days(7)
    case .pageUp: self = .months(-1)
    case .pageDown: self = .months(1)
    case .home: self = .weekStart
    case .end: self = .weekEnd
    default: return nil
    }
  }

  /// When the day begins to which the way leads; a day that a month does not have is its last.
  func end(from day: Date, in calendar: Calendar) -> Date {
    switch self {
    case .days(let count):
      calendar.day(count, after: day)
    case .months(let count):
      calendar.startOfDay(for: calendar.date(byAdding: .month, value: count, to: day) ?? day)
    case .weekStart:
      calendar.day(-calendar.daysSinceWeekStart(of: day), after: day)
    case .weekEnd:
      calendar.day(6 - calendar.daysSinceWeekStart(of: day), after: day)
    }
  }
}
