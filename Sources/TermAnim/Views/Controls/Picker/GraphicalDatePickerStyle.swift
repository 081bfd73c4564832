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

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
