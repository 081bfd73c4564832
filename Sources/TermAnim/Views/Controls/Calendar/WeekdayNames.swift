import Foundation

/// The names of the days of a week, in two columns each.
enum WeekdayNames {
  /// The names from the first day of a week on: two letters where all seven are told apart by them,
  /// and otherwise as the customs have them where there is the least room.
  static func names(in calendar: Calendar, _ locale: Locale) -> [String] {
    var calendar = calendar
    let firstWeekday = calendar.firstWeekday
    calendar.locale = locale
    let letters = calendar.shortStandaloneWeekdaySymbols.map { String($0.prefix(2)) }
    // Letters that have no capitals are joined, or are words.
    let areTold = Set(letters).count == 7 && letters.allSatisfy { $0.allSatisfy(\.isCased) }
    let names = areTold ? letters : calendar.veryShortStandaloneWeekdaySymbols
    let first = min(max(firstWeekday - 1, 0), names.count)
    return Array(names[first...] + names[..<first])
  }
}
