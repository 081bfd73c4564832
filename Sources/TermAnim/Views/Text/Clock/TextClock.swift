import Foundation

/// Text that a point or a stretch of time makes, and when it is going to be another.
///
/// Written in English, as literals are, in the time zone of the machine, unless an environment has
/// other customs for days and times.
enum TextClock: Hashable, Sendable {
  case date(Date, Text.DateStyle)
  case range(ClosedRange<Date>)
  case timer(ClockTimer)
  /// What a format makes of the time.
  case format(ClockFormat)

  /// What is shown at `now`.
  func text(at now: Date, in customs: TextCustoms = TextCustoms()) -> String {
    switch self {
    case .date(let date, let style): Self.text(of: date, style, at: now, in: customs)
    case .range(let dates): customs.stretch(from: dates.lowerBound, to: dates.upperBound)
    case .timer(let timer): timer.text(at: now)
    case .format(let format): format.text(now, customs)
    }
  }

  /// When another text is due after `now`; nil when this one stays, or longer than anyone waits.
  func nextChange(after now: Date, in customs: TextCustoms = TextCustoms()) -> Date? {
    change(after: now, in: customs).flatMap {
      let wait = $0.timeIntervalSince(now)
      return wait > 0 && wait < TimeSpan.most ? $0 : nil
    }
  }

  private func change(after now: Date, in customs: TextCustoms) -> Date? {
    switch self {
    case .date(let date, .timer): Self.next(step: 1, from: date, after: now)
    case .date(let date, .relative):
      TimeSpan(Self.distance(from: now, to: date)).nextChange(from: date, after: now)
    case .date(let date, .offset):
      TimeSpan(Self.distance(from: now, to: date), maxFieldCount: 1)
        .nextChange(from: date, after: now)
    case .date, .range: nil
    case .format(let format): format.next(now, customs)
    case .timer(let timer): timer.nextChange(after: now)
    }
  }

  /// The seconds that a moment may be early and still count as the one that it is near to: more
  /// than dates of our time are exact to.
  static let slack = 1e-6

  /// The first moment after `now` that is whole steps of so many seconds from `origin`, or with a
  /// step below 0 the last one before it; nil when that is so far away that a step makes no
  /// difference, or nowhere.
  static func next(step: Double, from origin: Date, after now: Date) -> Date? {
    guard abs(now.timeIntervalSince(origin)) < TimeSpan.most else { return nil }
    let steps = (now.timeIntervalSince(origin) / step + slack / abs(step)).rounded(.down) + 1
    let next = origin.addingTimeInterval(steps * step)
    let wait = next.timeIntervalSince(now) * step
    return wait > 0 && wait.isFinite ? next : nil
  }

  /// The seconds between two dates; to one that lies ahead in whole seconds, of which one that has
  /// begun is still to come.
  static func distance(from now: Date, to date: Date) -> Double {
    let ahead = date.timeIntervalSince(now)
    return ahead > 0 ? max((ahead - slack).rounded(.up), 0) : -ahead
  }

  private static func text(
    of date: Date, _ style: Text.DateStyle, at now: Date, in customs: TextCustoms
  ) -> String {
    let distance = distance(from: now, to: date)
    return switch style {
    case .time: customs.time(of: date)
    case .date: customs.day(of: date)
    case .timer: ClockPattern(showsHours: true).text(of: distance)
    case .relative: TimeSpan(distance).text(isShort: true)
    case .offset: offsetText(TimeSpan(distance, maxFieldCount: 1), isPast: date < now)
    }
  }

  private static func offsetText(_ span: TimeSpan, isPast: Bool) -> String {
    (isPast && span.seconds > 0 ? "-" : "+") + span.text()
  }
}
