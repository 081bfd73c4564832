public import Foundation

/// What a text shows of the time, kept up to date: now, or a stretch from or to it.
public struct TimeDataSource<Value>: Sendable {
  enum Kind: Hashable, Sendable {
    case now
    case from(Date)
    case to(Date)
    case offset(Date)
  }

  let kind: Kind
  let value: @Sendable (Date) -> Value
  /// When the source has a value; nil for never.
  let date: @Sendable (Value) -> Date?
}

extension TimeDataSource where Value == Date {
  /// Now.
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource(kind: .now, value: { $0 }, date: { $0 })
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// From a date until now; empty before it.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(
      kind: .from(date), value: { date..<Swift.max(date, $0) }, date: { $0.upperBound })
  }

  /// From now until a date; empty after it.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(
      kind: .to(date), value: { Swift.min(date, $0)..<date }, date: { $0.lowerBound })
  }
}

extension TimeDataSource where Value == Duration {
  /// The time since a date; negative before it, none where one of the two is no number, and no more
  /// than 10¹² seconds.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(
      kind: .offset(date), value: { .seconds(bounded($0.timeIntervalSince(date))) },
      date: { date.addingTimeInterval($0 / .seconds(1)) })
  }

  private static func bounded(_ seconds: Double) -> Double {
    seconds.isNaN ? 0 : min(max(seconds, -1e12), 1e12)
  }
}

extension Text {
  /// What a format makes of the time, kept up to date.
  nonisolated public init<Value: Sendable, Format: DiscreteFormatStyle & Sendable>(
    _ source: TimeDataSource<Value>, format: Format
  ) where Format.FormatInput == Value, Format.FormatOutput == String {
    let format = ClockFormat(source, format) { $0 }
    self.init(pieces: [TextPiece(text: "", clock: .format(format))])
  }

  /// What a format makes of the time, kept up to date; without its attributes.
  nonisolated public init<Value: Sendable, Format: DiscreteFormatStyle & Sendable>(
    _ source: TimeDataSource<Value>, format: Format
  ) where Format.FormatInput == Value, Format.FormatOutput == AttributedString {
    let format = ClockFormat(source, format) { String($0.characters) }
    self.init(pieces: [TextPiece(text: "", clock: .format(format))])
  }
}
