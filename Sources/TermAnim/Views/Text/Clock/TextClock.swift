import Foundation

/// Text that a point or a stretch of time makes, and when it is going to be another.
///
/// Written in English, as literals are, in the time zone of the machine.
enum TextClock: Hashable, Sendable {
  case date(Date, Text.DateStyle)
  case range(ClosedRange<Date>)
  case timer(ClockTimer)
  /// What a format makes of the time.
  case format(ClockFormat)

  /// What is shown at `now`.
  func text(at now: Date) -> String {
    switch self {
    case .date(let date, let style): Self.text(of: date, style, at: now)
    case .range(let dates):
      Self.written(dates.lowerBound, dates.upperBound)
    case .timer(let timer): timer.text(at: now)
    case .format(let format): format.text(now)
    }
  }

  /// When another text is due after `now`; nil when this one stays, or longer than anyone waits.
  func nextChange(after now: Date) -> Date? {
    change(after: now).flatMap {
      let wait = $0.timeIntervalSince(now)
      return wait > 0 && wait < TimeSpan.most ? $0 : nil
    }
  }

  private func change(after now: Date) -> Date? {
    switch self {
    case .date(let date, .timer): Self.next(step: 1, from: date, after: now)
    case .date(let date, .relative):
      TimeSpan(Self.distance(from: now, to: date)).nextChange(from: date, after: now)
    case .date(let date, .offset):
      TimeSpan(Self.distance(from: now, to: date), maxFieldCount: 1)
        .nextChange(from: date, after: now)
    case .date, .range: nil
    case .format(let format): format.next(now)
    case .timer(let timer): timer.nextChange(after: now)
    }
  }

  /// The seconds that a moment may be early and still count as the one that it is near to: more than
  /// dates of our time are exact to.
  static let slack = 1e-6

  /// The first moment after `now` that is whole steps of so many seconds from `origin`, or with a step
  /// below 0 the last one before it; nil when that is so far away that a step makes no difference, or
  /// nowhere.
  static func next(step: Double, from origin: Date, after now: Date) -> Date? {
    guard abs(now.timeIntervalSince(origin)) < TimeSpan.most else { return nil }
    let steps = (now.timeIntervalSince(origin) / step + slack / abs(step)).rounded(.down) + 1
    let next = origin.addingTimeInterval(steps * step)
    let wait = next.timeIntervalSince(now) * step
    return wait > 0 && wait.isFinite ? next : nil
  }

  /// The seconds between two dates; to one that lies ahead in whole seconds, of which one that has begun
  /// is still to come.
  static func distance(from now: Date, to date: Date) -> Double {
    let ahead = date.timeIntervalSince(now)
    return ahead > 0 ? max((ahead - slack).rounded(.up), 0) : -ahead
  }

  private static func text(of date: Date, _ style: Text.DateStyle, at now: Date) -> String {
    let distance = distance(from: now, to: date)
    return switch style {
    case .time: written(date, "h:mm a")
    case .date: written(date, "MMMM d, yyyy")
    case .timer: ClockPattern(showsHours: true).text(of: distance)
    case .relative: TimeSpan(distance).text(isShort: true)
    case .offset: offsetText(TimeSpan(distance, maxFieldCount: 1), isPast: date < now)
    }
  }

  private static func offsetText(_ span: TimeSpan, isPast: Bool) -> String {
    (isPast && span.seconds > 0 ? "-" : "+") + span.text()
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
}
