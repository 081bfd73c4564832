public import Foundation

extension SystemFormatStyle {
  /// How far a date is from another, such as `+2 hr, 23 min`; with a minus before the other.
  public struct DateOffset: SystemClockFormat {
    public let origin: Date

    public var step: Double { 1 }

    public func text(at date: Date) -> String {
      let distance = date.timeIntervalSince(origin)
      return (distance < 0 ? "-" : "+") + TextClock.span(abs(distance))
    }
  }

  /// A date as it is seen from another: `in 2 hours`, `5 minutes ago`, or by its day where that is
  /// more than a day away.
  public struct DateReference: SystemClockFormat {
    public let origin: Date

    public var step: Double { 1 }

    public func text(at date: Date) -> String {
      let distance = origin.timeIntervalSince(date)
      guard abs(distance) < 86_400 else { return TextClock.written(origin, "MMMM d, yyyy") }
      let text = TextClock.date(origin, .offset).text(at: date).dropFirst()
      return distance < 0 ? text + " ago" : "in " + text
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// How far a date is from `anchor`, in two units.
  public static func offset(to anchor: Date) -> SystemFormatStyle.DateOffset {
    SystemFormatStyle.DateOffset(origin: anchor)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// `date` as it is seen from the date that is formatted.
  public static func reference(to date: Date) -> SystemFormatStyle.DateReference {
    SystemFormatStyle.DateReference(origin: date)
  }
}
