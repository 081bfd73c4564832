public import Foundation

extension SystemFormatStyle {
  /// How far a date is from another, such as `2 hours, 23 minutes`; with a minus before the other.
  public struct DateOffset: SystemClockFormat {
    public let origin: Date
    private let fields: Set<Date.ComponentsFormatStyle.Field>
    private let maxFieldCount: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy

    /// - Parameters:
    ///   - anchor: The date from which the offset is measured; offsets of later dates are positive.
    ///   - allowedFields: The units that are shown. Minutes and seconds alone, and hours with them,
    ///     are written as `5:32` and `1:05:32` where `maxFieldCount` allows as many; none are
    ///     seconds.
    ///   - maxFieldCount: How many units are shown at most; at least one.
    ///   - sign: Whether a plus or a minus is shown.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .week, .day, .hour, .minute, .second,
      ],
      maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      (origin, fields) = (anchor, allowedFields)
      (self.maxFieldCount, self.sign) = (maxFieldCount, sign)
    }

    public var step: Double { 1 }

    public func text(at date: Date) -> String {
      let span = span(at: date)
      let text =
        pattern?.text(of: TextClock.distance(from: date, to: origin)) ?? span.text()
      return mark(isZero: span.shownSeconds == 0, isNegative: date < origin) + text
    }

    public func discreteInput(after input: Date) -> Date? {
      pattern == nil
        ? span(at: input).nextChange(from: origin, after: input)
        : TextClock.next(step: step, from: origin, after: input)
    }

    private func span(at date: Date) -> TimeSpan {
      TimeSpan(
        TextClock.distance(from: date, to: origin), in: fields, maxFieldCount: maxFieldCount)
    }

    /// How units are written that a clock has; nil for others.
    private var pattern: ClockPattern? {
      guard fields == [.minute, .second] || fields == [.hour, .minute, .second],
        maxFieldCount >= fields.count
      else { return nil }
      return ClockPattern(showsHours: fields.contains(.hour))
    }

    private func mark(isZero: Bool, isNegative: Bool) -> String {
      if isZero { return sign == .always(includingZero: true) ? "+" : "" }
      if isNegative { return sign == .never ? "" : "-" }
      return sign == .automatic || sign == .never ? "" : "+"
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// How far a date is from `anchor`, in the greatest units, with a minus before it; the parameters
  /// are those of `SystemFormatStyle.DateOffset`.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ],
    maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> SystemFormatStyle.DateOffset {
    SystemFormatStyle.DateOffset(
      to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}
