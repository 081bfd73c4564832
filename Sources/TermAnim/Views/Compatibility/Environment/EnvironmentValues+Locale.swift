public import Foundation

extension EnvironmentValues {
  /// The customs of language and country; the user's, unless somebody sets others.
  ///
  /// Where they are set, texts write numbers, dates and values in formats by them, unless a format
  /// has a locale of its own; how far away a date is stays in English.
  public var locale: Locale {
    get { self[LocaleKey.self] ?? .current }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar for dates; the user's, unless somebody sets another, which texts then go by.
  public var calendar: Calendar {
    get { self[CalendarKey.self] ?? .current }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone for dates; the user's, unless somebody sets another, which texts then go by.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] ?? .current }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// What of these somebody has set.
  var textCustoms: TextCustoms {
    TextCustoms(
      locale: self[LocaleKey.self], calendar: self[CalendarKey.self],
      timeZone: self[TimeZoneKey.self])
  }

  private enum LocaleKey: EnvironmentKey {
    static var defaultValue: Locale? { nil }
  }

  private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar? { nil }
  }

  private enum TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone? { nil }
  }
}
