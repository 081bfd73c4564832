public import Foundation

extension SystemFormatStyle {
  /// What has passed or remains of an interval, such as `1:05`.
  public struct Timer: SystemClockFormat {
    private let timer: ClockTimer

    /// What remains of an interval; all of it before the interval.
    ///
    /// - Parameters:
    ///   - interval: Before it, the timer is at its start, and after it, at its end.
    ///   - showsHours: False shows more than 59 minutes as minutes.
    ///   - maxFieldCount: How many of hours, minutes and seconds are shown, the greatest first; at
    ///     least one, which is written in words.
    ///   - maxPrecision: What the smallest field counts: a minute shows no seconds, and a tenth,
    ///     hundredth or thousandth of a second shows as many places.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      let pattern = ClockPattern(
        showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
      self.init(interval, countsDown: true, pattern)
    }

    /// What has passed of an interval; none of it before the interval.
    ///
    /// The parameters are those of the timer that counts down.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      let pattern = ClockPattern(
        showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
      self.init(interval, countsDown: false, pattern)
    }

    private init(_ range: Range<Date>, countsDown: Bool, _ pattern: ClockPattern) {
      timer = ClockTimer(
        range: range.lowerBound...range.upperBound, countsDown: countsDown, pattern: pattern)
    }

    public var step: Double { timer.pattern.finestStep }

    public var origin: Date { timer.countsDown ? timer.range.upperBound : timer.range.lowerBound }

    public func text(at date: Date) -> String { timer.text(at: date) }

    public func discreteInput(after input: Date) -> Date? { timer.nextChange(after: input) }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// What remains of an interval, all of it before the interval; the parameters are those of
  /// `SystemFormatStyle.Timer`.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }

  /// What has passed of an interval, none of it before the interval; the parameters are those of
  /// `SystemFormatStyle.Timer`.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}
