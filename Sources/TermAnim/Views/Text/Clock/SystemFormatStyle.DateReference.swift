public import Foundation

extension SystemFormatStyle {
  /// A date as it is seen from another: `in 2 hours`, `yesterday`, or, where that is far away, by
  /// its day or month, such as `June 2019`.
  public struct DateReference: SystemClockFormat {
    public let origin: Date
    private let fields: Set<Date.RelativeFormatStyle.Field>
    private let maxFieldCount: Int
    private let thresholdField: Date.RelativeFormatStyle.Field

    /// - Parameters:
    ///   - date: What is referred to.
    ///   - allowedFields: The units of distances; `thresholdField` is always one of them.
    ///   - maxFieldCount: How many parts of the date itself are written: 2 are a month and a year
    ///     or, in the same year, a day and its month, and 3 are all of them. At least one.
    ///   - thresholdField: The greatest unit of distances: of a date that is one of the next unit
    ///     or more away, weeks apart, the date is written.
    public init(
      to date: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      (origin, fields) = (date, allowedFields.union([thresholdField]))
      (self.maxFieldCount, self.thresholdField) = (maxFieldCount, thresholdField)
    }

    public var step: Double { 1 }

    public func text(at date: Date) -> String {
      let span = span(at: date)
      return Double(span.seconds) < limit
        ? relativeText(span, isAhead: date <= origin) : absoluteText(at: date)
    }

    public func discreteInput(after input: Date) -> Date? {
      let span = span(at: input)
      let isNear = Double(span.seconds) < limit
      let changes =
        isNear
        ? [span.nextChange(from: origin, after: input), origin.addingTimeInterval(limit)]
          .compactMap { $0 }
        : bounds + [origin.addingTimeInterval(1 - limit)]
      return changes.filter { $0 > input && $0.timeIntervalSince(input) < TimeSpan.most }.min()
    }

    /// The seconds from which on the date itself is written.
    private var limit: Double {
      let threshold = TimeSpan.units.firstIndex { $0.field == thresholdField } ?? 0
      let next = TimeSpan.units[..<threshold].last { $0.field != .week }
      return next.map { Double($0.seconds) } ?? .infinity
    }

    private func span(at date: Date) -> TimeSpan {
      TimeSpan(TextClock.distance(from: date, to: origin), in: fields, maxFieldCount: 1)
    }

    private func relativeText(_ span: TimeSpan, isAhead: Bool) -> String {
      guard let part = span.parts.first else { return "now" }
      if part.count == 0 { return part.unit.field == .day ? "today" : "now" }
      if part.count == 1 {
        switch part.unit.field {
        case .day: return isAhead ? "tomorrow" : "yesterday"
        case .week, .month, .year: return (isAhead ? "next " : "last ") + part.unit.name
        default: break
        }
      }
      return isAhead ? "in " + span.text() : span.text() + " ago"
    }

    /// The date without the greater parts that `date` has, too.
    private func absoluteText(at date: Date) -> String {
      func written(_ date: Date, _ format: String) -> String {
        TextCustoms().text(of: date, pattern: format)
      }
      func isSame(_ format: String) -> Bool { written(origin, format) == written(date, format) }
      let formats =
        isSame("yyyy-MM-dd")
        ? ["h a", "h:mm a"]
        : isSame("yyyy")
          ? ["MMMM", "EEEE, MMMM d", "EEEE, MMMM d, h:mm a"]
          : ["yyyy", "MMMM yyyy", "MMMM d, yyyy", "MMMM d, yyyy, h:mm a"]
      return written(origin, formats[min(max(maxFieldCount, 1), formats.count) - 1])
    }

    /// Where the day and the year of the date begin and end; none for a date that no calendar has.
    private var bounds: [Date] {
      guard abs(origin.timeIntervalSinceReferenceDate) < 1e11 else { return [] }
      return [Calendar.Component.day, .year]
        .compactMap { Calendar.current.dateInterval(of: $0, for: origin) }
        .flatMap { [$0.start, $0.end] }
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// `date` as it is seen from the date that is formatted; the parameters are those of
  /// `SystemFormatStyle.DateReference`.
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> SystemFormatStyle.DateReference {
    SystemFormatStyle.DateReference(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
      thresholdField: thresholdField)
  }
}
