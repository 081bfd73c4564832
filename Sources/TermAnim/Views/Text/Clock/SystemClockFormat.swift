public import Foundation

/// A format of the time whose text changes at whole steps from a date, though not at each of them.
///
/// The requirements of Foundation's protocol are made of the three of this one. A format that knows
/// which steps make a difference says so by its own `discreteInput(after:)`.
public protocol SystemClockFormat: DiscreteFormatStyle, Sendable
where FormatInput == Date, FormatOutput == AttributedString {
  /// How many seconds pass at least between one text and the next.
  var step: Double { get }

  /// The date that steps are counted from.
  var origin: Date { get }

  /// What is shown at a date.
  func text(at date: Date) -> String
}

extension SystemClockFormat {
  public func format(_ value: Date) -> AttributedString { AttributedString(text(at: value)) }

  public func discreteInput(after input: Date) -> Date? {
    TextClock.next(step: step, from: origin, after: input)
  }

  public func discreteInput(before input: Date) -> Date? {
    TextClock.next(step: -step, from: origin, after: input)
  }

  public func input(after input: Date) -> Date? {
    Date(timeIntervalSinceReferenceDate: input.timeIntervalSinceReferenceDate.nextUp)
  }

  public func input(before input: Date) -> Date? {
    Date(timeIntervalSinceReferenceDate: input.timeIntervalSinceReferenceDate.nextDown)
  }
}
