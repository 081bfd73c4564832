import Foundation

extension TextCustoms {
  /// The day of a date, such as `June 3, 2019`; in English unless there is a locale.
  func day(of date: Date) -> String {
    text(of: date, pattern: "MMMM d, yyyy", dateStyle: .long)
  }

  /// The time of day, such as `11:23 PM`; in English unless there is a locale.
  func time(of date: Date) -> String {
    text(of: date, pattern: "h:mm a", timeStyle: .short)
  }

  /// Two dates, without what they have in common: the day, and which half of it.
  func stretch(from first: Date, to last: Date) -> String {
    let isOneDay = daysInZone.isDate(first, inSameDayAs: last)
    guard locale == nil else {
      return intervalFormatter(isOneDay ? "jmm" : "MMMdjmm").string(from: first, to: last)
    }
    func text(_ date: Date, _ pattern: String) -> String { self.text(of: date, pattern: pattern) }
    let isOneHalf = isOneDay && text(first, "a") == text(last, "a")
    let pattern = isOneDay ? "h:mm a" : "MMM d, h:mm a"
    return text(first, isOneHalf ? "h:mm" : pattern) + " \u{2013} " + text(last, pattern)
  }

  /// The calendar that says which dates are of one day.
  private var daysInZone: Calendar {
    var days = calendar ?? .current
    if let timeZone { days.timeZone = timeZone }
    return days
  }

  /// A date by an English `pattern`, or by the styles of the locale where there is one.
  func text(
    of date: Date, pattern: String, dateStyle: DateFormatter.Style = .none,
    timeStyle: DateFormatter.Style = .none
  ) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale ?? Locale(identifier: "en_US_POSIX")
    if let calendar { formatter.calendar = calendar }
    if let timeZone { formatter.timeZone = timeZone }
    if locale == nil {
      formatter.dateFormat = pattern
    } else {
      (formatter.dateStyle, formatter.timeStyle) = (dateStyle, timeStyle)
    }
    return formatter.string(from: date)
  }

  private func intervalFormatter(_ template: String) -> DateIntervalFormatter {
    let formatter = DateIntervalFormatter()
    formatter.locale = locale
    if let calendar { formatter.calendar = calendar }
    if let timeZone { formatter.timeZone = timeZone }
    formatter.dateTemplate = template
    return formatter
  }
}
