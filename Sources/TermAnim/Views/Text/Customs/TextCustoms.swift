import Foundation

/// How a program wants dates and numbers to be written; nil is what it has not said.
struct TextCustoms: Equatable, Sendable {
  var locale: Locale?
  var calendar: Calendar?
  var timeZone: TimeZone?

  /// Whether nothing has been said.
  var isEmpty: Bool { locale == nil && calendar == nil && timeZone == nil }

  /// The format with these customs, where it has none of its own.
  func applied<Format: FormatStyle>(to format: Format) -> Format {
    var format = format
    if let locale, format == format.locale(.autoupdatingCurrent) { format = format.locale(locale) }
    guard var dates = format as? Date.FormatStyle else { return format }
    if let calendar, dates.calendar == .autoupdatingCurrent { dates.calendar = calendar }
    if let timeZone, dates.timeZone == .autoupdatingCurrent { dates.timeZone = timeZone }
    return dates as? Format ?? format
  }
}
