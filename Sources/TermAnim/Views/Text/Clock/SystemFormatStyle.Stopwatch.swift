public import Foundation

extension SystemFormatStyle {
  /// What has passed since a date, such as `00:03.24`; nothing before it.
  public struct Stopwatch: SystemClockFormat {
    public let origin: Date
    private let pattern: ClockPattern

    /// - Parameters:
    ///   - startDate: When it starts.
    ///   - showsHours: False shows more than 59 minutes as minutes.
    ///   - maxFieldCount: How many of hours, minutes, seconds and the places of a second are shown,
    ///     the greatest first; at least one, which is written in words.
    ///   - maxPrecision: What the smallest field counts: a minute, a second, or a tenth, hundredth
    ///     or thousandth of one.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      origin = startDate
      pattern = ClockPattern(
        showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision,
        isPadded: true)
    }

    public var step: Double { pattern.finestStep }

    public func text(at date: Date) -> String { pattern.text(of: date.timeIntervalSince(origin)) }

    public func discreteInput(after input: Date) -> Date? {
      let moment = max(input, origin)
      let step = pattern.step(of: moment.timeIntervalSince(origin))
      return TextClock.next(step: step, from: origin, after: moment)
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// What has passed since a date; the parameters are those of `SystemFormatStyle.Stopwatch`.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    SystemFormatStyle.Stopwatch(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}
