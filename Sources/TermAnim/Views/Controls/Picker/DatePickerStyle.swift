/// A way for date pickers to look; those of the library look alike, but for the graphical one.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype Body: View

  typealias Configuration = DatePickerStyleConfiguration

  /// What a date picker looks like.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// The date as text, and a stepper for one part of it.
public struct DefaultDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledDateField(configuration: configuration)
  }
}

/// The same as the default style, as there is no wheel in a terminal.
public struct WheelDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledDateField(configuration: configuration)
  }
}

/// The days of a month to choose from, and below them the time of day.
///
/// Days go by the calendar, locale and time zone of the environment. Arrow keys go from day to day,
/// Page Up and Page Down from month to month, Home and End to the ends of a week; Return and the
/// space bar choose the day. A time of day alone looks as in the default style.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.displayedComponents.contains(.date) {
      LabeledCalendar {
        configuration.label
      } calendar: {
        DateCalendar(configuration: configuration)
      }
    } else {
      LabeledDateField(configuration: configuration)
    }
  }
}

/// The same as the default style.
public struct CompactDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledDateField(configuration: configuration)
  }
}

/// The same as the default style.
public struct FieldDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledDateField(configuration: configuration)
  }
}

/// The same as the default style.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledDateField(configuration: configuration)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  nonisolated public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  nonisolated public static var stepperField: StepperFieldDatePickerStyle {
    StepperFieldDatePickerStyle()
  }
}

extension EnvironmentValues {
  @Entry var datePickerStyle: StyleMaker<DatePickerStyleConfiguration> = StyleMaker(
    DefaultDatePickerStyle()
  ) { $0.makeBody(configuration: $1) }
}

extension View {
  /// Lets the date pickers inside look like `style` says.
  nonisolated public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    transformEnvironment(\.datePickerStyle) {
      $0 = StyleMaker(style) { $0.makeBody(configuration: $1) }.inside($0, at: \.datePickerStyle)
    }
  }
}
