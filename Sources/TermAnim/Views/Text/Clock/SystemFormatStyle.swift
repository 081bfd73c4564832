public import Foundation

/// The formats of the system for how far away the time is.
public enum SystemFormatStyle {}

/// A format of the time that changes with whole seconds, or parts of them.
///
/// The requirements of Foundation's protocol, made of one: when the text is going to be another.
public protocol SystemClockFormat: DiscreteFormatStyle, Sendable
where FormatInput == Date, FormatOutput == AttributedString {
  /// How many seconds pass between one text and the next.
  var step: Double { get }

  /// The date that steps are counted from.
  var origin: Date { get }

  /// What is shown at a date.
  func text(at date: Date) -> String
}

extension SystemClockFormat {
  public func format(_ value: Date) -> AttributedString { AttributedString(text(at: value)) }

  public func discreteInput(after input: Date) -> Date? { neighbor(of: input, 1) }

  public func discreteInput(before input: Date) -> Date? { neighbor(of: input, -1) }

  public func input(after input: Date) -> Date? {
    Date(timeIntervalSinceReferenceDate: input.timeIntervalSinceReferenceDate.nextUp)
  }

  public func input(before input: Date) -> Date? {
    Date(timeIntervalSinceReferenceDate: input.timeIntervalSinceReferenceDate.nextDown)
  }

  /// The next whole step on one side; nil where steps make no difference.
  private func neighbor(of date: Date, _ direction: Double) -> Date? {
    let steps = date.timeIntervalSince(origin) / step * direction
    let next = origin.addingTimeInterval(((steps + 1e-6).rounded(.down) + 1) * step * direction)
    return next.timeIntervalSinceReferenceDate.isFinite && next != date ? next : nil
  }
}
