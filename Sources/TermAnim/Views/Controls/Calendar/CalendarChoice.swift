import Foundation

/// The chosen days of a calendar.
struct CalendarChoice: Equatable {
  let calendar: Calendar
  /// When they begin.
  let days: Set<Date>

  /// The day to be shown after `old`, if another is to be: one that has been chosen.
  ///
  /// In another time zone or calendar the same days have other beginnings, and none has been
  /// chosen. But who visits a chosen day goes with the choice where that falls on another day now.
  func day(after old: CalendarChoice, visiting visited: DateComponents?) -> Date? {
    guard calendar != old.calendar else { return days.subtracting(old.days).min() }
    guard let visited, old.contains(visited), !contains(visited) else { return nil }
    return days.min()
  }

  private func contains(_ day: DateComponents) -> Bool {
    calendar.startOfDay(for: day).map(days.contains) ?? false
  }
}
