import Foundation

/// The days of a calendar that can be chosen: none where the first is behind the last.
struct CalendarBounds: Equatable {
  /// When the first and the last one begin.
  let first: Date
  let last: Date

  /// The days in which there is a moment from `first` to `last`; nil is as far as years are shown.
  init(from first: Date?, through last: Date?, in calendar: Calendar) {
    self.first = calendar.startOfDay(for: Self.shown(first ?? .distantPast))
    self.last = calendar.startOfDay(for: Self.shown(last ?? .distantFuture))
  }

  /// The days in which there is a moment from `first` to one before `end`.
  init(from first: Date?, upTo end: Date?, in calendar: Calendar) {
    guard let end, first.map({ $0 < end }) ?? true else {
      self.init(from: first, through: end.map { $0 - 86_400 }, in: calendar)
      return
    }
    let last = Date(timeIntervalSinceReferenceDate: end.timeIntervalSinceReferenceDate.nextDown)
    self.init(from: first, through: last, in: calendar)
  }

  func contains(_ day: Date) -> Bool { first <= day && day <= last }

  /// The day that can be chosen next to `day`, which is itself where it can be.
  func nearest(to day: Date) -> Date { max(min(day, last), first) }

  private static func shown(_ date: Date) -> Date { min(max(date, .distantPast), .distantFuture) }
}
