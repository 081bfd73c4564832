import Foundation

/// Text that a point or a stretch of time makes, and when it is going to be another.
///
/// Written in English, as literals are, in the time zone of the machine.
enum TextClock: Hashable, Sendable {
  case date(Date, Text.DateStyle)
  case range(ClosedRange<Date>)
  /// What has passed or remains of a range; stands still from `pause` on.
  case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
  /// What a format makes of the time.
  case format(ClockFormat)

  /// What is shown at `now`.
  func text(at now: Date) -> String {
    switch self {
    case .date(let date, let style): Self.text(of: date, style, at: now)
    case .range(let dates):
      Self.written(dates.lowerBound, dates.upperBound)
    case .timer(let range, let pause, let countsDown, let showsHours):
      Self.timer(
        Self.shown(of: range, pause, countsDown, at: now), showsHours: showsHours)
    case .format(let format): format.text(now)
    }
  }

  /// When another text is due after `now`; nil when this one stays.
  func nextChange(after now: Date) -> Date? {
    switch self {
    case .date(let date, .timer), .date(let date, .relative), .date(let date, .offset):
      return Self.nextSecond(of: date, after: now)
    case .date, .range: return nil
    case .format(let format):
      return format.next(now).flatMap { $0 > now ? $0 : nil }
    case .timer(let range, let pause, _, _):
      let end = min(pause ?? range.upperBound, range.upperBound)
      guard now < end else { return nil }
      let next = Self.nextSecond(of: range.lowerBound, after: now) ?? end
      return min(max(next, range.lowerBound), end)
    }
  }

  /// The first moment after `now` that is whole seconds from `date`; nil when that is so far away
  /// that seconds make no difference, or nowhere.
  static func nextSecond(of date: Date, after now: Date) -> Date? {
    let seconds = (now.timeIntervalSince(date) + 1e-6).rounded(.down) + 1
    let next = date.addingTimeInterval(seconds)
    return next > now && next.timeIntervalSinceReferenceDate.isFinite ? next : nil
  }

  private static func shown(
    of range: ClosedRange<Date>, _ pause: Date?, _ countsDown: Bool, at now: Date
  ) -> Double {
    let moment = min(max(min(now, pause ?? now), range.lowerBound), range.upperBound)
    return countsDown
      ? (range.upperBound.timeIntervalSince(moment) - 1e-6).rounded(.up)
      : moment.timeIntervalSince(range.lowerBound) + 1e-6
  }

  private static func text(of date: Date, _ style: Text.DateStyle, at now: Date) -> String {
    let distance = date.timeIntervalSince(now)
    return switch style {
    case .time: written(date, "h:mm a")
    case .date: written(date, "MMMM d, yyyy")
    case .timer: timer(abs(distance) + 1e-6, showsHours: true)
    case .relative: span(abs(distance))
    case .offset: (distance < 0 ? "-" : "+") + span(abs(distance), isSingle: true)
    }
  }

  static func written(_ date: Date, _ format: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = format
    return formatter.string(from: date)
  }

  /// Two dates, without what they have in common: the day, and which half of it.
  private static func written(_ first: Date, _ last: Date) -> String {
    let isOneDay = Calendar.current.isDate(first, inSameDayAs: last)
    let isOneHalf = isOneDay && written(first, "a") == written(last, "a")
    let format = isOneDay ? "h:mm a" : "MMM d, h:mm a"
    return written(first, isOneHalf ? "h:mm" : format) + " \u{2013} " + written(last, format)
  }

  /// Hours, minutes and seconds, as a stopwatch has them; NaN is no time.
  private static func timer(_ seconds: Double, showsHours: Bool) -> String {
    let whole = wholeSeconds(seconds)
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (minutes, rest) = (whole / 60, padded(whole % 60))
    guard showsHours, minutes >= 60 else { return "\(minutes):\(rest)" }
    return "\(minutes / 60):\(padded(minutes % 60)):\(rest)"
  }

  /// A distance in its greatest unit and the next one, such as `2 hr, 23 min`.
  static func span(_ seconds: Double, isSingle: Bool = false) -> String {
    let whole = wholeSeconds(seconds + 1e-6)
    let units: [(size: Int, name: String, isPlural: Bool)] = [
      (31_536_000, "year", true), (2_592_000, "month", true), (86_400, "day", true),
      (3600, isSingle ? "hour" : "hr", isSingle), (60, isSingle ? "minute" : "min", isSingle),
      (1, isSingle ? "second" : "sec", isSingle),
    ]
    func written(_ count: Int, _ index: Int) -> String {
      "\(count) \(units[index].name)" + (units[index].isPlural && count != 1 ? "s" : "")
    }
    let first = units.firstIndex { whole >= $0.size } ?? units.count - 1
    let leading = written(whole / units[first].size, first)
    guard !isSingle, first + 1 < units.count else { return leading }
    let rest = whole % units[first].size / units[first + 1].size
    return rest == 0 ? leading : leading + ", " + written(rest, first + 1)
  }

  static func wholeSeconds(_ seconds: Double) -> Int {
    seconds > 0 ? Int(min(seconds, 1e12)) : 0
  }
}
