public import Foundation

extension SystemFormatStyle {
  /// What has passed or remains of an interval, such as `1:05`.
  public struct Timer: SystemClockFormat {
    private let range: ClosedRange<Date>
    private let countsDown: Bool
    private let showsHours: Bool

    init(_ range: Range<Date>, countsDown: Bool, showsHours: Bool) {
      self.range = range.lowerBound...range.upperBound
      (self.countsDown, self.showsHours) = (countsDown, showsHours)
    }

    public var step: Double { 1 }

    public var origin: Date { range.lowerBound }

    public func text(at date: Date) -> String {
      TextClock.timer(range, pause: nil, countsDown: countsDown, showsHours: showsHours)
        .text(at: date)
    }

    public func discreteInput(after input: Date) -> Date? {
      TextClock.timer(range, pause: nil, countsDown: countsDown, showsHours: showsHours)
        .nextChange(after: input)
    }
  }

  /// What has passed since a date, such as `0:03.24`; nothing before it.
  public struct Stopwatch: SystemClockFormat {
    public let origin: Date
    private let showsHours: Bool
    /// How many places of a second are shown, from 0 to 3.
    private let places: Int

    init(_ origin: Date, showsHours: Bool, maxPrecision: Duration) {
      (self.origin, self.showsHours) = (origin, showsHours)
      let parts = [Duration.seconds(1), .milliseconds(100), .milliseconds(10)]
      places = parts.firstIndex { maxPrecision >= $0 } ?? 3
    }

    public var step: Double { pow(10, -Double(places)) }

    public func text(at date: Date) -> String {
      let passed = max(0, date.timeIntervalSince(origin))
      let units = TextClock.wholeSeconds((passed + 1e-6) / step)
      let scale = Int(pow(10, Double(places)).rounded())
      let whole = origin.addingTimeInterval(Double(units / scale))
      let clock = TextClock.timer(
        origin...max(origin, whole), pause: nil, countsDown: false, showsHours: showsHours)
      let fraction = String(units % scale + scale).dropFirst()
      return clock.text(at: whole) + (places > 0 ? "." + fraction : "")
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// What remains of an interval, counted in seconds; all of it before the interval.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(interval, countsDown: true, showsHours: showsHours)
  }

  /// What has passed of an interval, counted in seconds; none of it before the interval.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(interval, countsDown: false, showsHours: showsHours)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// What has passed since a date, in steps of a second, a tenth, a hundredth or a thousandth.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    SystemFormatStyle.Stopwatch(startDate, showsHours: showsHours, maxPrecision: maxPrecision)
  }
}
