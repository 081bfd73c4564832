import Foundation

/// A format of the time, of any type, with what it is given of the time.
struct ClockFormat: Hashable, Sendable {
  /// What is shown at a date, in the customs of an environment.
  let text: @Sendable (Date, TextCustoms) -> String
  /// When something else is shown after a date; nil when that is never.
  let next: @Sendable (Date, TextCustoms) -> Date?
  private let identity: [any Hashable & Sendable]

  init<Value: Sendable, Format: DiscreteFormatStyle & Sendable>(
    _ source: TimeDataSource<Value>, _ format: Format,
    written: @escaping @Sendable (Format.FormatOutput) -> String
  ) where Format.FormatInput == Value {
    text = { now, customs in written(customs.applied(to: format).format(source.value(now))) }
    next = { now, customs in
      // The first value of the next text may lie nearer to the last one of this than dates are
      // exact to.
      customs.applied(to: format).discreteInput(after: source.value(now))
        .flatMap { source.date($0)?.addingTimeInterval(TextClock.slack) }
    }
    identity = [source.kind, format]
  }

  static func == (one: ClockFormat, other: ClockFormat) -> Bool {
    one.identity.map { erased($0) } == other.identity.map { erased($0) }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(identity.map { Self.erased($0) })
  }

  private static func erased(_ part: some Hashable) -> AnyHashable { AnyHashable(part) }
}
