public import Foundation

extension EnvironmentValues {
  /// The customs of language and country; the user's, unless somebody sets others.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar for dates; the user's, unless somebody sets another.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone for dates; the user's, unless somebody sets another.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  private enum LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { .current }
  }

  private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { .current }
  }

  private enum TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .current }
  }
}
