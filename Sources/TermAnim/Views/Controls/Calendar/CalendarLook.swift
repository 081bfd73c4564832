import Foundation

/// What days of a calendar look like.
struct CalendarLook {
  let calendar: Calendar
  let locale: Locale
  let today: Date
  let chosen: Set<Date>
  let bounds: CalendarBounds
  /// The day that keys choose; nil where they are for something else.
  let visited: Date?
  /// What chosen days are filled with where there are no colours that would tell days apart.
  let ink: Color?

  /// The number of a day in the figures of the locale.
  func figures(of day: Date) -> String {
    calendar.component(.day, from: day).formatted(.number.locale(locale))
  }
}
