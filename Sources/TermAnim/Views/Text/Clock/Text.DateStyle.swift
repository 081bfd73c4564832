public import Foundation

extension Text {
  /// How a date is written.
  public enum DateStyle: Hashable, Sendable, Codable {
    /// The time of day, such as `11:23 PM`.
    case time
    /// The day, such as `June 3, 2019`.
    case date
    /// How far away it is, such as `2 hr, 23 min`; kept up to date.
    case relative
    /// How far away it is in one unit, such as `+2 hours`; kept up to date.
    case offset
    /// How far away it is, as a stopwatch has it; kept up to date.
    case timer
  }

  /// A date, written in English unless the environment has been given a locale; relative ones are
  /// always in English and kept up to date.
  nonisolated public init(_ date: Date, style: DateStyle) {
    self.init(pieces: [TextPiece(text: "", clock: .date(date, style))])
  }

  /// A stretch of time from one date to another.
  nonisolated public init(_ dates: ClosedRange<Date>) {
    self.init(pieces: [TextPiece(text: "", clock: .range(dates))])
  }

  /// A stretch of time from one date to another.
  nonisolated public init(_ interval: DateInterval) {
    self.init(interval.start...interval.end)
  }

  /// A timer that runs through an interval, kept up to date.
  ///
  /// - Parameters:
  ///   - timerInterval: Before it, the timer is at its start, and after it, at its end.
  ///   - pauseTime: From when on the timer stands still; nil lets it run.
  ///   - countsDown: True shows what remains, false what has passed.
  ///   - showsHours: False shows more than 59 minutes as minutes.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let timer = ClockTimer(
      range: timerInterval, pause: pauseTime, countsDown: countsDown,
      pattern: ClockPattern(showsHours: showsHours))
    self.init(pieces: [TextPiece(text: "", clock: .timer(timer))])
  }
}
